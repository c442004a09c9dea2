/* A nickname to begin with, so that one click is enough. */
import type { Lang } from './types';

const names: Record<Lang, string[]> = {
  en: ['Heron', 'Badger', 'Otter', 'Lynx', 'Raven', 'Hedgehog', 'Stork', 'Marten', 'Owl', 'Bison'],
  pl: ['Czapla', 'Borsuk', 'Wydra', 'Ryś', 'Kruk', 'Jeż', 'Bocian', 'Kuna', 'Sowa', 'Żubr'],
};

export function suggestNick(lang: Lang, random: () => number): string {
  const list = names[lang];
  const name = list[Math.floor(random() * list.length)] ?? list[0];
  return `${name} ${100 + Math.floor(random() * 900)}`;
}
