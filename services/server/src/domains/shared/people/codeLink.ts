import type { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../../context.js'

type CodePage = (typeof consolePaths)['confirmRegister' | 'setUpPassword']

/** A link of a mail to a page that takes an address and a code. */
export function codeLink(
  context: Pick<Context, 'consoleUrl'>,
  page: CodePage,
  email: string,
  code: string,
): string {
  return `${context.consoleUrl()}${page({ email, code })}`
}
