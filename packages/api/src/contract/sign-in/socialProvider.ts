/** Providers of social sign-in, as they travel. */
export const socialProviders = ['GOOGLE', 'LINKEDIN'] as const
export type SocialProvider = (typeof socialProviders)[number]
