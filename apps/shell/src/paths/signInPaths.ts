import { pathTo } from './pathTo.js'

/** The addresses to which the login page leads. The others, which are apart, would add 0.5 kB to it. */
export const signInPaths = {
  signIn: '/auth',
  login: '/auth/login',
  register: '/auth/register',
  verify: '/auth/verify',
  resetPassword: '/auth/reset-password',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',

  projects: '/projects',
  /** Hands the session over to a page of the studio, whose own path follows. */
  studios: '/studio',
  /** So to the studio of a project, or to one of its models. */
  studio: pathTo('/studio/:projectId/:models?/:modelId?'),
} as const

/** The login, which leads on to `next` afterwards. */
export function loginPath(next: string | null | undefined): string {
  return next ? `${signInPaths.login}?next=${encodeURIComponent(next)}` : signInPaths.login
}
