export const enUS = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  login: {
    title: 'Log in',
    lead: 'Pick up your voice projects where you left them.',
    password: 'Password',
    forgotten: 'Forgot your password?',
    submit: 'Log in',
    submitting: 'Logging in',
    noAccount: 'No account yet? <register>Create an account</register>',
  },
} as const
