// A thread that requests the health of a server every 20 ms and reports how long each response took.
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url } = workerData as { readonly url: string }
const everyMilliseconds = 20
let times: number[] = []

function ask(): void {
  const began = performance.now()
  const asked = request(`${url}/api/health`, { agent: false }, (response) => {
    response.resume().on('end', () => times.push(performance.now() - began))
  })
  asked.on('error', () => times.push(Number.POSITIVE_INFINITY)).end()
}

setInterval(ask, everyMilliseconds)
parentPort?.on('message', () => {
  parentPort?.postMessage(times)
  times = []
})
