import { consolePaths } from '@saywright/shell/paths'
import type { Context } from '../../../context.js'

/** A link of a mail to a page that takes an address and a code. */
export function codeLink(
  context: Pick<Context, 'consoleUrl'>,
  page: 'confirmRegister' | 'setUpPassword',
  email: string,
  code: string,
): string {
  return `${context.consoleUrl()}${consolePaths[page]({ email, code })}`
}
