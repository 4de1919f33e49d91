export * from './containers.js'
export * from './leaves.js'
