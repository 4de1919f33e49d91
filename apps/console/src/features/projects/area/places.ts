export { DetailsRoute } from './details/DetailsRoute.js'
export { ProjectLayoutRoute } from './layout/ProjectLayoutRoute.js'
export { ProjectUsersRoute } from './users/ProjectUsersRoute.js'
