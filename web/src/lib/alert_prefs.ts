/* What stays with a browser of how one's turn is announced: whether it shows notifications, which it
 * has to be asked for. The rest is among the preferences. */
import type { Prefs } from './preferences';

export interface AlertPrefs {
  notify: boolean; /* by the browser, while the page is out of sight */
  /* What older versions kept here and is a preference now. */
  former: Partial<Pick<Prefs, 'sound' | 'volume' | 'vibrate'>>;
}

const STEP = 5; /* of volumes */

/* What was stored by any version, or by anybody: what is not as it should be is as usual. */
export function readAlerts(stored: string | null): AlertPrefs {
  let found: Partial<Record<string, unknown>> = {};
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    return { notify: false, former: {} };
  }
  const { notify, sound, vibrate, volume } = found;
  const former: AlertPrefs['former'] = {};
  if (typeof sound === 'boolean') former.sound = sound ? 'on' : 'off';
  if (typeof vibrate === 'boolean') former.vibrate = vibrate ? 'on' : 'off';
  if (typeof volume === 'number' && volume >= 0 && volume <= 100)
    former.volume = `${STEP * Math.max(1, Math.round(volume / STEP))}`;
  return { notify: notify === true, former };
}
