/* Files to and from the person's computer. */
import type { Source, TableInfo } from './types';

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function matchFile({ game, id }: Pick<TableInfo, 'game' | 'id'>): string {
  return `plansza-${game}-${id}.json`;
}

/* Of a table in the page. */
export async function saveMatch(info: TableInfo, source: Source): Promise<void> {
  saveFile(matchFile(info), (await source.save?.()) ?? '');
}

const FILE_BYTES_MAX = 64 * 1024 * 1024;

export async function readFile(file: File): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new Error('too large');
  return file.text();
}
