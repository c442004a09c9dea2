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

/* Every row NAME(...) of a table as [NAME, arguments]; there is nothing else in a table. */
export function readRows(file) {
    const text = readFileSync(file, 'utf8').replace(
        /"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\//g,
        (part) => (part.startsWith('/*') ? ' ' : part),
    );
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
