import type { RouteObject } from 'react-router'

const lazy = async () => ({ Component: (await import('./LegalRoute.js')).LegalRoute })

/** For visitors and for who is logged in. */
export const legalRoutes: RouteObject[] = [
  { path: 'terms-and-conditions', lazy },
  { path: 'privacy-policy', lazy },
]
