import type { ServerRoute } from '../shared/call.js'
import { deleteUserRoute } from './deleteUser.js'
import { exportUserRoute } from './exportUser.js'
import { setMarketingStatusRoute, setNotificationParametersRoute } from './marketing.js'
import { meRoute } from './me.js'
import { deletePictureRoute, getPictureRoute, savePictureRoute } from './picture.js'
import { saveUserRoute } from './saveUser.js'
import { setLanguageRoute } from './setLanguage.js'
import { listStaffPeopleRoute, savePersonLimitsRoute, savePersonSalesRoute } from './staffPeople.js'

export const accountRoutes: readonly ServerRoute[] = [
  meRoute,
  setLanguageRoute,
  saveUserRoute,
  setMarketingStatusRoute,
  setNotificationParametersRoute,
  savePictureRoute,
  deletePictureRoute,
  getPictureRoute,
  deleteUserRoute,
  exportUserRoute,
  listStaffPeopleRoute,
  savePersonLimitsRoute,
  savePersonSalesRoute,
]
