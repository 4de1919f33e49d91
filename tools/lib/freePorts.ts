import { type AddressInfo, createServer } from 'node:net'

/** Ports of the loopback address that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer()
          server.listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  return servers.map((server) => {
    const { port } = server.address() as AddressInfo
    server.close()
    return port
  })
}
