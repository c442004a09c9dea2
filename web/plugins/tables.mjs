/* Reads the tables of the rules (games/ID/*.def) for the gen.mjs of a game. */
import { readFileSync } from 'node:fs';

/* The argument list of a row, split at its commas outside of strings and inner brackets. */
export function splitArguments(text) {
    const parts = [];
    let depth = 0;
    let isString = false;
    let start = 0;
    for (let i = 0; i < text.length; i++) {
        const char = text[i];
        if (isString) {
            if (char === '\\') i++;
            else if (char === '"') isString = false;
        } else if (char === '"') isString = true;
        else if (char === '(') depth++;
        else if (char === ')') depth--;
        else if (char === ',' && depth === 0) {
            parts.push(text.slice(start, i).trim());
            start = i + 1;
        }
    }
    parts.push(text.slice(start).trim());
    return parts;
}

/* "a" "b" is one string, as in C. */
export function unquote(text) {
    return [...text.matchAll(/"((?:\\.|[^"\\])*)"/g)]
        .map((part) => JSON.parse(`"${part[1]}"`))
        .join('');
}

/* The offset behind the bracket that closes the one before `start`. */
function closingBracket(text, start) {
    let depth = 1;
    let isString = false;
    let i = start;
    for (; depth > 0 && i < text.length; i++) {
        if (isString) {
            if (text[i] === '\\') i++;
            else if (text[i] === '"') isString = false;
        } else if (text[i] === '"') isString = true;
        else if (text[i] === '(') depth++;
        else if (text[i] === ')') depth--;
    }
    if (depth > 0) throw new Error('a row without an end');
    return i;
}

/* Every row NAME(...) of a table as [NAME, arguments]; beside them there are comments, and directives
 * for the rows that whoever includes the table leaves out. */
export function readRows(file) {
    const text = readFileSync(file, 'utf8')
        .replace(/"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\//g, (part) =>
            part.startsWith('/*') ? ' ' : part,
        )
        .replace(/^#.*$/gm, '');
    const rows = [];
    let at = 0;
    while (text.slice(at).trim() !== '') {
        const head = /^\s*([A-Z_]+)\(/.exec(text.slice(at));
        if (!head) throw new Error(`${file}: not a row: ${text.slice(at).trim().slice(0, 40)}`);
        const end = closingBracket(text, at + head[0].length);
        rows.push([head[1], splitArguments(text.slice(at + head[0].length, end - 1))]);
        at = end;
    }
    return rows;
}

/* The numbers of COST(1, 0, 2). */
export function numbers(call) {
    return splitArguments(call.slice(call.indexOf('(') + 1, call.lastIndexOf(')'))).map(Number);
}

/* The numbers of an effect in their order, as cells.def counts them: OP(XP, NONE, 2) has one. What
 * names the cards it takes has as many as it names. */
export function numbersIn(...columns) {
    return columns.flatMap((column) =>
        /^(DISCARD|REMOVE)\(/.test(column)
            ? [splitArguments(column.slice(column.indexOf('(') + 1)).length]
            : [...column.matchAll(/(?<!\w)\d+/g)].map(Number),
    );
}

/* ID_1, ID_2 .. of the numbers of an effect. */
export const cellsOf = (id, values) => values.map((value, index) => [`${id}_${index + 1}`, value]);

/* Which plural form a number takes, as in core/text.c. */
function formOf(lang, number) {
    if (number === 1) return 0;
    if (lang === 'en') return 1;
    const isTeen = number % 100 >= 12 && number % 100 <= 14;
    return number % 10 >= 2 && number % 10 <= 4 && !isTeen ? 1 : 2;
}

/* A template with its numbers: %1, and %1{one|few|many} for the form that goes with it. */
export function fill(template, lang, numbers) {
    return template.replace(/%(\d)(?:\{([^}]*)\})?/g, (_, index, forms) => {
        const number = numbers[index - 1];
        return forms === undefined ? number : forms.split('|')[formOf(lang, number)];
    });
}

/* Makes { en, pl } of the end of a row: "Polish", "English", CELL(NAME), SUM(NAME, NAME) .. */
export function textReader(cells) {
    const known = new Map(cells);
    const cell = (name) => {
        if (!known.has(name)) throw new Error(`no cell ${name}`);
        return known.get(name);
    };
    const value = (reference) =>
        splitArguments(/^(?:CELL|SUM)\((.*)\)$/.exec(reference)[1])
            .map(cell)
            .reduce((one, other) => one + other);
    return (pl, en, ...references) => {
        const numbers = references.map(value);
        return { en: fill(unquote(en), 'en', numbers), pl: fill(unquote(pl), 'pl', numbers) };
    };
}
