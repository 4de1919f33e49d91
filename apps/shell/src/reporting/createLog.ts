export { createLogPush as createLog } from '@saywright/api/client'
