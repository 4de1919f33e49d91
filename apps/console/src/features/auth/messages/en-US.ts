export const enUS = {
  promo: { headline: 'Build voice into your product, and test it before you ship it.' },
  login: {
    title: 'Log in',
    lead: 'Pick up your voice projects where you left them.',
    password: 'Password',
    submit: 'Log in',
    submitting: 'Logging in',
    noAccount: 'No account yet? <register>Create an account</register>',
  },
} as const
