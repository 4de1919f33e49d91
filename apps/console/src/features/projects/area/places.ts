export { DetailsRoute } from './details/DetailsRoute.js'
export { ProjectLayoutRoute } from './layout/ProjectLayoutRoute.js'
