import type { SocialProvider } from '@saywright/api/contract'
import { consolePaths } from '@saywright/shell/paths'

const callbackPaths: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: consolePaths.googleCallback,
  LINKEDIN: consolePaths.linkedInCallback,
}

/** The page to which a provider sends the browser back. */
export function callbackAddress(origin: string, provider: SocialProvider): string {
  return origin + callbackPaths[provider]
}
