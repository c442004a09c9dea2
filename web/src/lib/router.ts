/* Pages are named by the part of the address after "#", so any static server will do. */

export type Route =
  | { page: 'lobby'; isAll?: true /* with the games that are there to be copied */ }
  | { page: 'new'; game: string; after?: string }
  | { page: 'table'; id: string; key?: string }
  | { page: 'replay'; id?: string; key?: string; ply?: number }
  | { page: 'profile'; nick: string }
  | { page: 'rules'; game: string; anchor?: string }
  | { page: 'how'; game: string }
  | { page: 'learn'; game?: string; lesson?: string }
  | { page: 'offline'; game?: string; table?: string; after?: string }
  | { page: 'chronicle'; id?: string; key?: string }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'dev'; game?: string }
  | { page: 'missing'; path: string };

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/* "#/t/ID/KEY" -> parts; a query after "?" is given apart. */
export function parse(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [before = '', query = ''] = path.split('?', 2);
  const [page = '', first, second] = before.split('/').filter(Boolean).map(decodePart);
  const params = new URLSearchParams(query);
  /* The match that the new one goes on with. */
  const after = params.get('after') ? { after: params.get('after')! } : {};
  switch (page) {
    case '':
      return params.has('examples') ? { page: 'lobby', isAll: true } : { page: 'lobby' };
    case 'new':
      return first ? { page: 'new', game: first, ...after } : { page: 'lobby' };
    case 't':
      if (!first) return { page: 'lobby' };
      return second ? { page: 'table', id: first, key: second } : { page: 'table', id: first };
    case 'replay': {
      const ply = Number(params.get('ply'));
      const at = params.has('ply') && Number.isInteger(ply) && ply >= 0 ? { ply } : {};
      if (!first) return { page: 'replay', ...at };
      return { page: 'replay', id: first, ...(second ? { key: second } : {}), ...at };
    }
    case 'profile':
      return first ? { page: 'profile', nick: first } : { page: 'missing', path };
    case 'rules':
      if (!first) return { page: 'missing', path };
      return second
        ? { page: 'rules', game: first, anchor: second }
        : { page: 'rules', game: first };
    case 'how':
      return first ? { page: 'how', game: first } : { page: 'missing', path };
    case 'learn':
      if (!first) return { page: 'learn' };
      return second ? { page: 'learn', game: first, lesson: second } : { page: 'learn', game: first };
    case 'offline':
      if (!first) return { page: 'offline' };
      return second
        ? { page: 'offline', game: first, table: second }
        : { page: 'offline', game: first, ...after };
    case 'chronicle':
      if (!first) return { page: 'chronicle' };
      return second
        ? { page: 'chronicle', id: first, key: second }
        : { page: 'chronicle', id: first };
    case 'account':
      return { page: 'account' };
    case 'settings':
      return { page: 'settings' };
    case 'about':
      return { page: 'about' };
    case 'dev':
      return first ? { page: 'dev', game: first } : { page: 'dev' };
  }
  return { page: 'missing', path };
}

export function href(route: Route): string {
  const e = encodeURIComponent;
  const after = 'after' in route && route.after ? `?after=${e(route.after)}` : '';
  switch (route.page) {
    case 'lobby':
      return route.isAll ? '#/?examples' : '#/';
    case 'new':
      return `#/new/${e(route.game)}${after}`;
    case 'table':
      return `#/t/${e(route.id)}` + (route.key ? `/${e(route.key)}` : '');
    case 'replay':
      return (
        '#/replay' +
        (route.id ? `/${e(route.id)}` : '') +
        (route.id && route.key ? `/${e(route.key)}` : '') +
        (route.ply === undefined ? '' : `?ply=${route.ply}`)
      );
    case 'profile':
      return `#/profile/${e(route.nick)}`;
    case 'rules':
      return `#/rules/${e(route.game)}` + (route.anchor ? `/${e(route.anchor)}` : '');
    case 'how':
      return `#/how/${e(route.game)}`;
    case 'learn':
      return (
        '#/learn' +
        (route.game ? `/${e(route.game)}` : '') +
        (route.game && route.lesson ? `/${e(route.lesson)}` : '')
      );
    case 'offline':
      return (
        '#/offline' +
        (route.game ? `/${e(route.game)}` : '') +
        (route.game && route.table ? `/${e(route.table)}` : '') +
        (route.game && !route.table ? after : '')
      );
    case 'chronicle':
      return (
        '#/chronicle' +
        (route.id ? `/${e(route.id)}` : '') +
        (route.id && route.key ? `/${e(route.key)}` : '')
      );
    case 'account':
      return '#/account';
    case 'settings':
      return '#/settings';
    case 'about':
      return '#/about';
    case 'dev':
      return '#/dev' + (route.game ? `/${e(route.game)}` : '');
    case 'missing':
      return '#/' + route.path;
  }
}

/* Remembers the address; what it returns says whether the person has gone elsewhere since. */
export function watchLeaving(): () => boolean {
  const here = location.hash;
  return () => location.hash !== here;
}
