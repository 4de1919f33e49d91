import { verifPasswordCode } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { findPasswordCode } from './findPasswordCode.js'

export const verifPasswordCodeRoute = bind(verifPasswordCode, async ({ context, body }) => {
  await findPasswordCode(context, ['password'], body.email, body.code)
  return { verif: true, code: body.code }
})
