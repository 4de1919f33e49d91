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
  crash: {
    title: 'This page stopped working',
    text: 'The error is reported. Reload the page to continue; what you saved is safe.',
    reload: 'Reload the page',
  },
  language: { label: 'Language', english: 'English', french: 'Français' },
} as const
