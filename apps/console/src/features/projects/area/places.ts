export { DetailsRoute } from './details/DetailsRoute.js'
export { ProjectLayoutRoute } from './layout/ProjectLayoutRoute.js'
export { TechnologiesRoute } from './technologies/TechnologiesRoute.js'
export { ProjectUsersRoute } from './users/ProjectUsersRoute.js'
