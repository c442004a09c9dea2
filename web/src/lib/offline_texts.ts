/* Texts of play without a server: [English, Polish]; marks as in i18n.ts. */
import { fill } from './i18n';
import type { Lang } from './types';

const texts = {
  player: ['Player {n}', 'Gracz {n}'],
  read: ['Read what the coach says, then go on', 'Przeczytaj, co mówi nauczyciel, i idź dalej'],
  hand_over: [
    '{name}: take the device. The others look away.',
    '{name}: weź urządzenie. Pozostali nie patrzą.',
  ],
  ready: ['I am {name}: show my side', 'Jestem {name}: pokaż moją stronę'],
  old_rules: [
    'The rules were corrected since this match was saved; it continues from its last position, and earlier ones cannot be shown.',
    'Od zapisania tej partii poprawiono zasady; toczy się dalej od ostatniej pozycji, a wcześniejszych nie można pokazać.',
  ],
  broken: [
    'The rules met an error of their own; nothing was changed. Save the game to a file and report it.',
    'W zasadach wystąpił błąd; nic się nie zmieniło. Zapisz partię do pliku i zgłoś to.',
  ],

  'save.not_json': [
    'This is not a save file, or it is cut off.',
    'To nie jest plik z partią albo jest ucięty.',
  ],
  'save.format': [
    'This is not a save file that this version can read.',
    'Tego pliku ta wersja nie potrafi odczytać.',
  ],
  'save.no_game': ['The file is of a game that is not here.', 'Plik dotyczy gry, której tu nie ma.'],
  'save.members': [
    'The file has parts that this version does not know.',
    'Plik ma części, których ta wersja nie zna.',
  ],
  'save.config': [
    'Players or options of the file are damaged.',
    'Liczba graczy lub opcje w pliku są uszkodzone.',
  ],
  'save.seed': ['The seed of the file is damaged.', 'Ziarno w pliku jest uszkodzone.'],
  'save.seats': ['The seats of the file are damaged.', 'Miejsca w pliku są uszkodzone.'],
  'save.log': ['The log of the file is damaged.', 'Zapis ruchów w pliku jest uszkodzony.'],
  'save.first': [
    'The first position of the file is damaged.',
    'Pozycja początkowa w pliku jest uszkodzona.',
  ],
  'save.end': ['The last position of the file is damaged.', 'Pozycja końcowa w pliku jest uszkodzona.'],
  'save.newer': [
    'The file is of newer rules than this page has. Load the page anew.',
    'Plik pochodzi z nowszej wersji zasad niż ta strona. Wczytaj stronę ponownie.',
  ],
  'save.commitment': [
    'The commitment of the file does not belong to its seed.',
    'Skrót w pliku nie pasuje do ziarna.',
  ],
  'save.illegal': ['The log has an action that is not legal.', 'W zapisie jest niedozwolony ruch.'],
  'save.elsewhere': [
    'The log does not lead to the saved position.',
    'Zapis ruchów nie prowadzi do zapisanej pozycji.',
  ],

  'check.rules': [
    'rules version {file} of the file, {own} of this page',
    'wersja zasad w pliku: {file}, na tej stronie: {own}',
  ],
  'check.seed': [
    'the match begins at the setup made from its seed',
    'partia zaczyna się od rozstawienia z jej ziarna',
  ],
  'check.no_seed': [
    'the match begins from a given position, not its seed',
    'partia zaczyna się od podanej pozycji, a nie z ziarna',
  ],
  'check.commitment': [
    'the commitment {hash} is that of seed and configuration',
    'skrót {hash} pasuje do ziarna i ustawień',
  ],
  'check.no_commitment': ['there is no commitment', 'nie ma skrótu ziarna'],
  'check.log': [
    '{n} {n:decision was|decisions were} legal when made',
    '{n} {n:decyzja była dozwolona|decyzje były dozwolone|decyzji było dozwolonych} w swojej chwili',
  ],
  'check.illegal': ['decision {n} of {all} was not legal', 'decyzja {n} z {all} była niedozwolona'],
  'check.illegal_today': [
    'decision {n} of {all} is not legal by the rules of today',
    'decyzja {n} z {all} jest niedozwolona według dzisiejszych zasad',
  ],
  'check.end': [
    'they lead, with dice and cards from the seed, to the saved position {hash}',
    'z kośćmi i kartami z ziarna prowadzą one do zapisanej pozycji {hash}',
  ],
  'check.elsewhere': [
    'they do not lead to the saved position',
    'nie prowadzą one do zapisanej pozycji',
  ],
  'check.elsewhere_today': [
    'by the rules of today they do not lead to the saved position',
    'według dzisiejszych zasad nie prowadzą one do zapisanej pozycji',
  ],
  'check.over': ['the match was played to its end', 'partia została rozegrana do końca'],
  'check.not_over': [
    'the match is not over, or its log was cut short',
    'partia nie jest skończona albo jej zapis ucięto',
  ],

  'pwa.kept': [
    'Plansza is kept here: it starts without a network.',
    'Plansza jest tu zapisana: działa bez sieci.',
  ],
  'pwa.install': ['Install as an app', 'Zainstaluj jako aplikację'],
} as const satisfies Record<string, readonly [string, string]>;

export type OfflineText = keyof typeof texts;

export function say(
  lang: Lang,
  key: OfflineText,
  params: Record<string, string | number> = {},
): string {
  return fill(lang, texts[key][lang === 'en' ? 0 : 1], params);
}
