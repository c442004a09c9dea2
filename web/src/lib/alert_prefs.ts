/* How one's turn makes itself known. */
export interface AlertPrefs {
  sound: boolean;
  volume: number; /* from 0 to 100 */
  vibrate: boolean;
  notify: boolean; /* by the browser, while the page is out of sight */
}

const USUAL_ALERTS: AlertPrefs = { sound: true, volume: 60, vibrate: true, notify: false };

/* What was stored by any version, or by anybody: what is not as it should be is as usual. */
export function readAlerts(stored: string | null): AlertPrefs {
  let found: Partial<Record<keyof AlertPrefs, unknown>> = {};
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    return { ...USUAL_ALERTS };
  }
  const flag = (name: 'sound' | 'vibrate' | 'notify') => {
    const value = found[name];
    return typeof value === 'boolean' ? value : USUAL_ALERTS[name];
  };
  const { volume } = found;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 100;
  return {
    sound: flag('sound'),
    volume: isVolume ? volume : USUAL_ALERTS.volume,
    vibrate: flag('vibrate'),
    notify: flag('notify'),
  };
}
