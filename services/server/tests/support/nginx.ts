import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../../../docs', 'behind-a-proxy.md')

/** Path of nginx; undefined where it is not installed. */
export const nginxPath = [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => path && spawnSync(path, ['-v']).status === 0,
)

export interface NginxProxy {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** nginx before a server, as the page for operators configures it, without TLS. */
export async function startNginx(
  serverUrl: string,
  change = (config: string) => config,
): Promise<NginxProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-nginx-'))
  const port = await freePort()
  const site = configuredSite()
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*\n/g, '\n')
    .replace('http://127.0.0.1:4600', serverUrl)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${temporary.join(' ')} ${change(site)} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const child = spawn(nginxPath!, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilListening(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuredSite(): string {
  const [, site] = /```nginx\n(.*?)```/s.exec(readFileSync(page, 'utf8')) ?? []
  if (!site) throw new Error('docs/behind-a-proxy.md shows no configuration of nginx')
  return site
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/livez`).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`nginx ended with status ${child.exitCode}`)
}
