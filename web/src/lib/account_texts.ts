/* Texts of the account page: [English, Polish]; marks as in i18n.ts. */
export const accountTexts = {
  nobody: [
    'You are not logged in. Choose a nickname to play as a guest, or log in to your account.',
    'Nie ma tu nikogo zalogowanego. Wybierz pseudonim, żeby grać jako gość, albo zaloguj się na swoje konto.',
  ],
  no_server: [
    'The server does not answer, so nothing can be changed now. Try again in a while.',
    'Serwer nie odpowiada, więc teraz nie da się nic zmienić. Spróbuj ponownie za chwilę.',
  ],
  guest: [
    'You play as a guest: your seats and games are tied to this browser. If its data is cleared, or you log out, they are lost. A password keeps them.',
    'Grasz jako gość: twoje miejsca i partie są przypisane tylko do tej przeglądarki. Przepadną, gdy wyczyścisz jej dane albo się wylogujesz. Zachowa je hasło.',
  ],

  'nick.title': ['Nickname', 'Pseudonim'],
  'nick.text': [
    'You log in with it. Others see the new one at once; nobody else can take the old one for a year.',
    'Nim się logujesz. Inni od razu zobaczą nowy; starego przez rok nie może wziąć nikt inny.',
  ],
  'nick.guest': ['Others see the new one at once.', 'Inni od razu zobaczą nowy.'],
  'nick.new': ['New nickname', 'Nowy pseudonim'],
  'nick.change': ['Change the nickname', 'Zmień pseudonim'],
  'nick.done': ['You are now called {nick}.', 'Nazywasz się teraz {nick}.'],

  'password.title': ['Password', 'Hasło'],
  'password.text': [
    'All other devices are logged out by a new password.',
    'Nowe hasło wylogowuje wszystkie pozostałe urządzenia.',
  ],
  'password.old': ['Current password', 'Obecne hasło'],
  'password.change': ['Change the password', 'Zmień hasło'],
  'password.done': ['The password is changed.', 'Hasło zmienione.'],

  'code.title': ['Recovery code', 'Kod odzyskiwania'],
  'code.text': [
    'With the code you set a new password if you lose yours; it is never sent by mail. A new code makes the old one worthless.',
    'Kodem ustawisz nowe hasło, gdy zgubisz obecne; e-mailem go nie wysyłamy. Nowy kod unieważnia stary.',
  ],
  'code.new': ['Show me a new code', 'Pokaż nowy kod'],

  'sessions.title': ['Devices', 'Urządzenia'],
  'sessions.text': ['Browsers in which you are logged in.', 'Przeglądarki zalogowane pod twoim pseudonimem.'],
  'sessions.unknown': ['unknown browser', 'nieznana przeglądarka'],
  'sessions.this': ['this one', 'ta przeglądarka'],
  'sessions.used': ['last used {when}', 'ostatnio: {when}'],
  'sessions.end': ['Log out', 'Wyloguj'],
  'sessions.end_one': ['Log out: {client}, {when}', 'Wyloguj: {client}, {when}'],
  'sessions.others': ['Log out everywhere else', 'Wyloguj wszędzie indziej'],
  'sessions.others_done': ['All other devices are logged out.', 'Pozostałe urządzenia wylogowano.'],
  'sessions.all': ['Log out everywhere', 'Wyloguj wszędzie'],
  'sessions.failed': [
    '{n} {n:log-in|log-ins} with a wrong password, the last one {when}. If that was not you, choose a password that is used nowhere else.',
    '{n} {n:logowanie|logowania|logowań} ze złym hasłem, ostatnio {when}. Jeśli to nie ty, ustaw hasło, którego nie używasz nigdzie indziej.',
  ],

  'export.title': ['Your data', 'Twoje dane'],
  'export.text': [
    'Everything that this server holds about you, in one file.',
    'Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.',
  ],
  'export.save': ['Save to a file', 'Zapisz do pliku'],

  'mail.title': ['Mail', 'E-mail'],
  'mail.text': [
    'At tables with days for a move: that it is your turn, with the same reminders and quiet hours as notifications. Every mail has a link that ends them.',
    'Przy stołach z dniami na ruch: że przyszła twoja kolej, z tymi samymi przypomnieniami i ciszą nocną co powiadomienia. Każda wiadomość ma odnośnik, który je kończy.',
  ],
  'mail.address': ['Mail address', 'Adres e-mail'],
  'mail.set': ['Send a mail to confirm it', 'Wyślij wiadomość z potwierdzeniem'],
  'mail.asked': [
    'A mail is on its way to {address}: open the link in it and confirm.',
    'Na adres {address} wysłano wiadomość: otwórz odnośnik, który w niej jest, i potwierdź.',
  ],
  'mail.on': ['Mails go to {address}.', 'Wiadomości przychodzą na adres {address}.'],
  'mail.end': ['No more mails', 'Bez wiadomości'],

  'delete.title': ['Delete the account', 'Usuń konto'],
  'delete.guest': ['Delete this guest', 'Usuń tego gościa'],
  'delete.text': [
    'Nickname, password, devices and all you have said are deleted at once and cannot be brought back. A bot plays on in your running games; finished ones stay, without your name. Nobody can take the nickname for a year.',
    'Pseudonim, hasło, urządzenia i wszystkie twoje wypowiedzi znikną od razu i bezpowrotnie. W trwających partiach zagra za ciebie bot; zakończone zostaną, bez twojego pseudonimu. Przez rok nikt nie może go wziąć.',
  ],
  'delete.guest_text': [
    'Nickname and all you have said are deleted at once and cannot be brought back. A bot plays on in your running games; finished ones stay, without your name.',
    'Pseudonim i wszystkie twoje wypowiedzi znikną od razu i bezpowrotnie. W trwających partiach zagra za ciebie bot; zakończone zostaną, bez twojego pseudonimu.',
  ],
  'delete.sure': [
    '{nick} is deleted for good. Are you sure?',
    '{nick} zniknie na zawsze. Na pewno?',
  ],
  'delete.yes': ['Delete for good', 'Usuń na zawsze'],
  'delete.done': ['{nick} is deleted.', 'Usunięto: {nick}.'],
} as const satisfies Record<string, readonly [string, string]>;
