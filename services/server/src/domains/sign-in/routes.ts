import type { ServerRoute } from '../shared/call.js'
import { confirmRegisterRoute } from './confirmRegister.js'
import { linkResetPasswordRoute } from './linkResetPassword.js'
import { loginRoute } from './login.js'
import { loginAsAdminRoute } from './loginAsAdmin.js'
import { loginByCodeRoute } from './loginByCode.js'
import { loginSecondFactorRoute } from './loginSecondFactor.js'
import { logoutRoute } from './logout.js'
import { makeLoginCodeRoute } from './makeLoginCode.js'
import { makePasswordCodeRoute } from './makePasswordCode.js'
import { loginByPasskeyRoute, makePasskeyLoginOptionsRoute } from './passkeyLogin.js'
import { registerRoute } from './register.js'
import { resendConfirmRegisterEmailRoute } from './resendConfirmRegisterEmail.js'
import { resetPasswordRoute } from './resetPassword.js'
import {
  listSocialProvidersRoute,
  socialLoginByCodeRoute,
  socialLoginRoute,
  socialStartRoute,
} from './socialLogin.js'
import { stopImpersonationRoute } from './stopImpersonation.js'
import { undoAddressChangeRoute } from './undoAddressChange.js'
import { verifPasswordCodeRoute } from './verifPasswordCode.js'

export const signInRoutes: readonly ServerRoute[] = [
  registerRoute,
  confirmRegisterRoute,
  resendConfirmRegisterEmailRoute,
  loginRoute,
  loginByCodeRoute,
  makeLoginCodeRoute,
  logoutRoute,
  makePasswordCodeRoute,
  verifPasswordCodeRoute,
  resetPasswordRoute,
  linkResetPasswordRoute,
  undoAddressChangeRoute,
  loginSecondFactorRoute,
  makePasskeyLoginOptionsRoute,
  loginByPasskeyRoute,
  listSocialProvidersRoute,
  socialStartRoute,
  socialLoginRoute,
  socialLoginByCodeRoute,
  loginAsAdminRoute,
  stopImpersonationRoute,
]
