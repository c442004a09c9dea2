/* What a guest has at tables, counted from what the site holds about them. */
import type { ExportPage } from './api';

export interface Belongings {
  live: number; /* tables that wait or run, with a seat that is still one's own */
  past: number; /* finished games */
}

export function belongings(pages: ExportPage[]): Belongings {
  const own = pages
    .flatMap((page) => page.tables)
    .filter((table) => table.seats.some((seat) => !seat.has_left));
  const past = own.filter((table) => table.status === 'over').length;
  return { live: own.length - past, past };
}
