export const enUS = {
  failure: {
    fallback: 'An error happened. Please contact an administrator.',
    network: 'The server cannot be reached',
    timeout: 'The server took too long to answer',
    disconnected: 'You have been disconnected.',
  },
  notice: {
    incorrectForm: 'Some fields need your attention.',
    loggedOut: 'You are logged out. See you soon.',
  },
  crash: {
    title: 'This page stopped working',
    text: 'The error is reported. Reload the page to go on; what you saved is safe.',
    reload: 'Reload the page',
  },
  language: { label: 'Language', english: 'English', french: 'Français' },
} as const
