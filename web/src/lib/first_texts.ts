/* The texts of the first load, that is of the lobby and what surrounds every page: [English, Polish].
 * Those of the other pages are in texts.ts; see i18n.ts for the marks. */
export const firstTexts = {
  skip: ['Skip to the content', 'Przejdź do treści'],
  close: ['Close', 'Zamknij'],
  cancel: ['Cancel', 'Anuluj'],
  loading: ['Loading…', 'Wczytywanie…'],

  'header.lang': ['Language', 'Język'],
  'header.theme.auto': ['Theme: same as the system', 'Motyw: jak w systemie'],
  'header.theme.light': ['Theme: light', 'Motyw: jasny'],
  'header.theme.dark': ['Theme: dark', 'Motyw: ciemny'],
  'header.calls': [
    '{n} other {n:table waits|tables wait} for you',
    '{n:Czeka|Czekają|Czeka} na ciebie {n} {n:inny stół|inne stoły|innych stołów}',
  ],
  'header.menu': ['Menu', 'Menu'],
  'header.profile': ['Your games', 'Twoje partie'],
  'header.learn': ['Learn to play', 'Naucz się grać'],
  'header.offline': ['Play offline', 'Graj offline'],
  'header.replay': ['Replay a file', 'Odtwórz plik'],
  'header.about': ['About', 'O programie'],

  'alert.turn': ['Your turn: {game}', 'Twoja kolej: {game}'],
  'alert.with': ['{n:With|With} {names}', '{n:Gra|Grają|Grają} też: {names}'],

  'link.connecting': ['Connecting to the server…', 'Łączenie z serwerem…'],
  'link.stopped': ['Not connected.', 'Brak połączenia.'],
  'link.replaced': [
    'Opened in too many places at once; this one was disconnected.',
    'Otwarto w zbyt wielu miejscach naraz; to okno zostało rozłączone.',
  ],
  'link.retry': ['Try now', 'Spróbuj teraz'],

  'account.nick': ['Nickname', 'Pseudonim'],
  'nick.known': [
    'In this browser you are {nick} already: you go on as {nick}.',
    'W tej przeglądarce masz już pseudonim {nick} i grasz dalej pod nim.',
  ],
  'account.password': ['Password', 'Hasło'],
  'account.guest': ['guest', 'gość'],
  'account.as_guest': ['Play as a guest', 'Graj jako gość'],
  'account.enter': ['Enter', 'Wejdź'],
  'account.login': ['Log in', 'Zaloguj się'],
  'account.logout': ['Log out', 'Wyloguj się'],
  'account.register': ['Register', 'Załóż konto'],
  'account.register.why': [
    'A password lets you come back from any device. There is nothing else to fill in.',
    'Hasło pozwala wrócić z każdego urządzenia. Nic więcej nie trzeba podawać.',
  ],
  'account.login.merge': [
    'What you have as guest {nick} comes along: your seats, tables and finished games become those of the account.',
    'Wszystko, co masz jako gość {nick}, przejdzie na konto: miejsca, stoły i zakończone partie.',
  ],
  'account.page': ['Account', 'Konto'],
  'settings.page': ['Settings', 'Ustawienia'],
  'account.forgot': ['I have lost my password', 'Nie pamiętam hasła'],
  'account.recover': ['Set a new password', 'Ustaw nowe hasło'],
  'account.recover.why': [
    'The recovery code was shown to you when you registered. Passwords are not sent by mail: without the code a lost one cannot be replaced.',
    'Kod odzyskiwania był pokazany przy zakładaniu konta. Haseł nie wysyłamy e-mailem: bez kodu nie da się zastąpić zgubionego.',
  ],
  'account.code': ['Recovery code', 'Kod odzyskiwania'],
  'account.new_password': ['New password', 'Nowe hasło'],
  'account.code.once': [
    'Write this code down or keep it with your passwords. It is shown only now, and it is the only way back if you lose the password.',
    'Zapisz ten kod albo schowaj go razem z hasłami. Widać go tylko teraz, a jeśli zgubisz hasło, nie ma innej drogi powrotu.',
  ],
  'account.code.copied': ['The code is copied.', 'Kod skopiowany.'],
  'account.code.kept': ['I have kept it', 'Mam go zapisany'],

  'logout.title': ['Log out as a guest?', 'Wylogować gościa?'],
  'logout.tables': [
    'You lose your seats at {n} {n:table|tables} for good: nobody can sit there as {nick} again.',
    'Bezpowrotnie stracisz miejsca przy {n} {n:stole|stołach|stołach}: nikt już nie usiądzie tam jako {nick}.',
  ],
  'logout.past': [
    'You also lose the list of {n} finished {n:game|games}.',
    'Stracisz też listę {n} {n:zakończonej partii|zakończonych partii|zakończonych partii}.',
  ],
  'logout.nothing': [
    'You sit at no table, but nobody can come back as {nick} without a password.',
    'Nie siedzisz przy żadnym stole, ale bez hasła nikt nie wróci jako {nick}.',
  ],
  'logout.instead': ['With a password you keep everything.', 'Z hasłem zachowasz wszystko.'],
  'logout.register': ['Set a password first', 'Najpierw ustaw hasło'],

  'lobby.title': ['Games', 'Gry'],
  'lobby.lead': [
    'Modern board games, complete and by the book. Two clicks and you play; no account is needed.',
    'Nowoczesne gry planszowe, całe i ściśle według zasad. Dwa kliknięcia i grasz, bez zakładania konta.',
  ],
  'lobby.mine_more': [
    '{n} more {n:table|tables}',
    'Jeszcze {n} {n:stół|stoły|stołów}',
  ],
  'lobby.mine': ['Your tables', 'Twoje stoły'],
  'lobby.start': ['Start a game', 'Zacznij grę'],
  'lobby.level': ['Bots:', 'Boty:'],
  'lobby.seats': ['{min}–{max} players', '{min}–{max} graczy'],
  'lobby.seats_exact': ['{n} {n:player|players}', '{n} {n:gracz|gracze|graczy}'],
  'lobby.first': ['First game', 'Pierwsza gra'],
  'lobby.first_note': [
    'New to it? “First game” starts the set-up that the box recommends, with easy bots.',
    'Nie znasz tej gry? „Pierwsza gra” zaczyna się tak, jak radzi pudełko, z łatwymi botami.',
  ],
  'lobby.learn_note': [
    'New to it? “Learn” teaches it step by step; “First game” starts the set-up that the box recommends, with easy bots and a coach.',
    'Nie znasz tej gry? „Nauka” pokaże ją krok po kroku; „Pierwsza gra” zaczyna się tak, jak radzi pudełko, z łatwymi botami i nauczycielem.',
  ],
  'lobby.play_bots': ['Play against bots', 'Graj z botami'],
  'lobby.new_table': ['Play with people', 'Graj z ludźmi'],
  'lobby.learn': ['Learn', 'Nauka'],
  'lobby.learned': ['{done} of {all} lessons finished', 'ukończone lekcje: {done} z {all}'],
  'lobby.rules': ['Rules', 'Zasady'],
  'lobby.public': ['Public tables', 'Stoły publiczne'],
  'lobby.empty': [
    'No public table at the moment. Open one, and others will find it here.',
    'Nie ma teraz stołów publicznych. Otwórz własny, a inni go tu znajdą.',
  ],
  'lobby.more': ['More tables', 'Dalsze stoły'],
  'lobby.back': ['Back', 'Wstecz'],
  'lobby.page': ['Page {n} of {m}', 'Strona {n} z {m}'],
  'lobby.your_move': ['your move', 'twój ruch'],
  'lobby.waiting': ['waiting for players', 'czeka na graczy'],
  'lobby.running': ['running, {n} {n:move|moves}', 'w toku, {n} {n:ruch|ruchy|ruchów}'],
  'lobby.over': ['over', 'zakończona'],
  'lobby.private': ['private', 'prywatny'],
  'lobby.continue': ['Go to the table', 'Do stołu'],
  'lobby.join': ['Join', 'Dołącz'],
  'lobby.watch': ['Watch', 'Oglądaj'],
  'lobby.who': ['What shall we call you?', 'Jak mamy cię nazywać?'],
  'lobby.go': ['Play', 'Graj'],
  'lobby.welcome': ['Play with others', 'Graj z innymi'],
  'lobby.welcome_text': [
    'A nickname is all you need to see the public tables and to join friends.',
    'Wystarczy pseudonim, żeby zobaczyć stoły publiczne i dołączyć do znajomych.',
  ],
  'lobby.no_server': ['The server does not answer', 'Serwer nie odpowiada'],
  'lobby.no_server_text': [
    'You can still play against bots in this browser; nothing else is needed for that.',
    'Nadal możesz grać z botami w tej przeglądarce; nic więcej do tego nie trzeba.',
  ],

  'story.chronicle': ['Chronicle', 'Kronika'],

  'seat.number': ['Seat {n}', 'Miejsce {n}'],
  'seat.player': ['Player {n}', 'Gracz {n}'],
  'seat.open': ['free place', 'wolne miejsce'],
  'seat.a_bot': ['bot', 'bot'],
  'seat.bot': ['Bot ({level})', 'Bot ({level})'],
  'seats.team': ['Team {n}', 'Drużyna {n}'],

  'clock.live': ['{main} min + {inc} s', '{main} min + {inc} s'],
  'clock.days': ['{n} {n:day|days} a move', '{n} {n:dzień|dni|dni} na ruch'],
  'clock.left_days': ['{d} d {h} h', '{d} d {h} h'],

  'wait.no_house': ['no house rules', 'bez zasad domowych'],

  'share.copy': ['Copy', 'Kopiuj'],
  'share.copy_yourself': [
    'The link is selected: copy it with Ctrl+C.',
    'Odnośnik jest zaznaczony: skopiuj go przez Ctrl+C.',
  ],

  'table.to_lobby': ['To the lobby', 'Do listy gier'],

  'prompt.sending': ['Sending…', 'Wysyłanie…'],
  'prompt.moment': ['One moment…', 'Chwileczkę…'],

  'missing.title': ['There is no such page', 'Nie ma takiej strony'],

  'error.unknown': ['Something went wrong. Try again.', 'Coś poszło nie tak. Spróbuj ponownie.'],
  'error.page': [
    'The page could not be loaded. Check the connection and load it again.',
    'Nie udało się wczytać strony. Sprawdź połączenie i wczytaj ją ponownie.',
  ],
  'error.reload': ['Load again', 'Wczytaj ponownie'],
  'error.offline': [
    'No connection to the server. Wait until it is back, then try again.',
    'Brak połączenia z serwerem. Poczekaj, aż wróci, i spróbuj ponownie.',
  ],
  'error.lost': [
    'The connection broke. It is not certain that this was done: look, then try again.',
    'Połączenie zostało przerwane. Nie wiadomo, czy się udało: sprawdź i spróbuj ponownie.',
  ],
  'error.no-server': [
    'The server does not answer. Try again in a while.',
    'Serwer nie odpowiada. Spróbuj ponownie za chwilę.',
  ],
  'error.bad-nick': [
    'A nickname has 2 to 24 letters, digits, spaces or the signs - _ .',
    'Pseudonim ma od 2 do 24 liter, cyfr, spacji lub znaków - _ .',
  ],
  'error.nick-taken': [
    'Someone has this nickname, or one that looks like it. Choose another one.',
    'Ktoś ma już ten pseudonim albo łudząco podobny. Wybierz inny.',
  ],
  'error.bad-login': [
    'Nickname or password is wrong. Check both.',
    'Pseudonim lub hasło się nie zgadza. Sprawdź jedno i drugie.',
  ],
  'error.bad-password': [
    'The password needs at least 8 characters.',
    'Hasło musi mieć co najmniej 8 znaków.',
  ],
  'error.weak-password': [
    'This password is too easy to guess. Avoid your nickname, common words and characters in a row.',
    'To hasło zbyt łatwo odgadnąć. Unikaj pseudonimu, znanych słów i kolejnych znaków.',
  ],
  'error.wrong-password': [
    'The password is wrong. Type it again.',
    'Hasło się nie zgadza. Wpisz je jeszcze raz.',
  ],
  'error.bad-code': [
    'Nickname or recovery code is wrong. Check both.',
    'Pseudonim lub kod odzyskiwania się nie zgadza. Sprawdź jedno i drugie.',
  ],
  'error.mixed-nick': [
    'Write the nickname in one script, without look-alike letters.',
    'Pisz pseudonim jednym alfabetem, bez liter, które udają inne.',
  ],
  'error.reserved-nick': [
    'Nobody can have this nickname. Choose another one.',
    'Tego pseudonimu nikt nie może mieć. Wybierz inny.',
  ],
  'error.no-session': [
    'You are not logged in any more. Choose a nickname again.',
    'Sesja wygasła. Wybierz pseudonim ponownie.',
  ],
  'error.bad-setup': [
    'The rules do not allow these seats and options together: change one of them.',
    'Zasady nie pozwalają na takie połączenie miejsc i opcji: zmień jedno z nich.',
  ],
  'error.no-table': [
    'There is no such table, or it is gone. Ask for a new link.',
    'Nie ma takiego stołu albo już zniknął. Poproś o nowy odnośnik.',
  ],
  'error.no-key': [
    'This table is private: open it with the link you were sent.',
    'Ten stół jest prywatny: otwórz go otrzymanym odnośnikiem.',
  ],
  'error.not-found': ['There is nothing like that here.', 'Nic takiego tu nie ma.'],
  'error.full': [
    'The server is full at the moment. Try again in a while.',
    'Serwer jest teraz pełny. Spróbuj ponownie za chwilę.',
  ],
  'error.seat-taken': [
    'Someone was quicker: this place is taken. Choose another one.',
    'Ktoś był szybszy: to miejsce jest zajęte. Wybierz inne.',
  ],
  'error.not-over': [
    'The game is still running. Come back when it is over.',
    'Partia jeszcze trwa. Wróć, gdy się skończy.',
  ],
  'error.illegal': [
    'That cannot be done any more; the table has changed. Choose again.',
    'Tego nie można już zrobić; sytuacja się zmieniła. Wybierz ponownie.',
  ],
  'error.no-undo': [
    'This cannot be taken back: something became known since.',
    'Tego nie można cofnąć: coś zostało już ujawnione.',
  ],
  'error.too-fast': [
    'That was too fast. Wait a moment, then try again.',
    'To było za szybko. Poczekaj chwilę i spróbuj ponownie.',
  ],
  'error.storage': [
    'The server could not store or read this, nothing was changed. Try again.',
    'Serwer nie mógł tego zapisać lub odczytać, nic się nie zmieniło. Spróbuj ponownie.',
  ],
  'error.shutdown': [
    'The server is restarting. It will be back in a moment.',
    'Serwer uruchamia się ponownie. Zaraz wróci.',
  ],
} as const satisfies Record<string, readonly [string, string]>;
