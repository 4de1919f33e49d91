import { parentPort } from 'node:worker_threads'
import { inSurroundings, type MixingRequest } from './inSurroundings.js'

parentPort?.on('message', (request: MixingRequest) => parentPort?.postMessage(inSurroundings(request)))
