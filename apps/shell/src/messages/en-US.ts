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
  conflict: { title: 'Conflict detected', cancel: 'Cancel' },
  crash: {
    title: 'This page stopped working',
    text: 'The error is reported. Reload the page to go on; what you saved is safe.',
    reload: 'Reload the page',
  },
  language: { label: 'Language', english: 'English', french: 'Français' },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  account: { menu: '{{initials}} · Account of {{name}}', logout: 'Log out' },
} as const
