export const enUS = {
  failure: {
    fallback: 'An error happened. Please contact an administrator.',
    network: 'The server cannot be reached',
    networkText: 'Check your connection, then try again.',
    offline: 'You are offline',
    offlineText: 'What you typed stays here. Try again when you are back online.',
    timeout: 'The server took too long to answer',
    timeoutText: 'It may have gone through all the same: check before you try again.',
    disconnected: 'You have been disconnected. Log in again.',
    tooLarge: 'This is too large to send. Shorten the text or choose a smaller file.',
  },
  notice: {
    incorrectForm: 'Some fields need your attention.',
    online: 'You are back online.',
    loggedOut: 'You are logged out. See you soon.',
  },
  refused: {
    cookies: 'Your browser blocks cookies for this site',
    cookiesText:
      'You are logged in until you close or reload this page, and drafts that you have not saved go with it. Allow cookies for this site to stay logged in.',
    storage: 'Your browser stores nothing for this site',
    storageText:
      'Drafts that you have not saved, and choices such as the language and the theme, are lost when you close or reload this page.',
  },
  crash: {
    title: 'This page stopped working',
    text: 'The error is reported. Reload the page to continue; what you saved is safe.',
    reload: 'Reload the page',
  },
  unreachable: {
    title: 'This page could not be loaded',
    text: 'The server cannot be reached. Check your connection: the page is loaded as soon as the server answers.',
    retry: 'Try again',
  },
  language: { label: 'Language', english: 'English', french: 'Français' },
} as const
