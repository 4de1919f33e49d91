export { ConfirmRoute } from './confirm/ConfirmRoute.js'
export { LoginByCodeRoute } from './login/LoginByCodeRoute.js'
export { RegisterRoute } from './register/RegisterRoute.js'
export { VerifyRoute } from './verify/VerifyRoute.js'
