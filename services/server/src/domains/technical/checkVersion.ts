import { checkVersion, versions } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

export const checkVersionRoute = bind(checkVersion, async ({ body }) => ({
  flag: body.version === versions.console,
}))
