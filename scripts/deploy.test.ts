import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { type Config, listVariables } from '../src/server/config.ts'
import { loadConfig } from '../src/server/load-config.ts'
import { makeFolder } from '../src/server/testing/project.ts'
import { root } from './lib/root.ts'

/** What the files of `deploy` say agrees with the server, with one another, and with the programs that read them. */

// biome-ignore lint/suspicious/noExplicitAny: what a file has is what is looked at
type Parsed = any

const folder = makeFolder()
afterAll(folder.remove)

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const READY = '/api/health?ready'
/** Beside DRAIN_SECONDS, as docs/guides/scaling.md says. */
const GRACE_SECONDS = 15

const unit = read('genkan@.service')
const haproxy = read('haproxy.cfg')
const dockerfile = read('Dockerfile')
const compose: Parsed = parse(read('compose.yaml'), { merge: true })
const manifests: readonly Parsed[] = parseAllDocuments(read('kubernetes.yaml'), { version: '1.1' }).map((one) =>
  one.toJS(),
)
const manifest = (kind: string): Parsed => manifests.find((one) => one.kind === kind)
const pod: Parsed = manifest('Deployment').spec.template.spec
const container: Parsed = pod.containers[0]
const nodes: readonly Parsed[] = ['node1', 'node2', 'node3'].map((name) => compose.services[name])

/** The values of a directive of the unit, in order. */
const directives = (name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
const pairs = (text: string) => text.split(/ (?=[A-Z_]+=)/).map((pair) => pair.split(/=(.*)/s).slice(0, 2))
const ofImage = Object.fromEntries(pairs(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? ''))

/** What each way tells a node, by its file. */
const environments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'genkan@.service': Object.fromEntries(directives('Environment').flatMap(pairs)),
  'compose.yaml': {
    ...ofImage,
    ...nodes[0].environment,
    PUBLIC_URL: 'https://start.example.org', // ${PUBLIC_URL:-}
  },
  'kubernetes.yaml': Object.fromEntries(
    container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  ),
}

const SECRETS = {
  DATABASE_URL_FILE: 'postgres://genkan:abc@postgres:5432/genkan',
  REDIS_URL_FILE: 'redis://:abc@redis:6379',
  S3_ACCESS_KEY_FILE: 'access-key',
  S3_SECRET_KEY_FILE: 'secret-key',
} as const

/** The settings that a node reads there; its files are those of the test. */
function settingsOf(environment: Readonly<Record<string, string>>): Promise<Config> {
  const files = Object.entries(SECRETS).map(([name, text]) => {
    folder.write(name, text)
    return [name, join(folder.path, name)]
  })
  const { PORT = '' } = environment
  return loadConfig({ ...environment, ...Object.fromEntries(files), PORT: PORT.replace('%i', '8081') })
}

describe.each(Object.entries(environments))('a node by %s', (_file, environment) => {
  test('is told nothing that it does not read, and no secret in clear', () => {
    const secrets = listVariables().flatMap(({ name, isSecret }) => (isSecret ? [name] : []))
    const known = new Set([...listVariables().map(({ name }) => name), ...secrets.map((name) => `${name}_FILE`)])
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    expect(Object.keys(environment).filter((name) => secrets.includes(name))).toEqual([])
  })

  test('has all that several nodes share, and says when it stops', async () => {
    const config = await settingsOf(environment)
    expect(config).toMatchObject({
      databaseUrl: SECRETS.DATABASE_URL_FILE,
      redisUrl: SECRETS.REDIS_URL_FILE,
      s3: { accessKey: SECRETS.S3_ACCESS_KEY_FILE, secretKey: SECRETS.S3_SECRET_KEY_FILE },
      pepperFile: environment.PEPPER_FILE,
    })
    expect(config.pepperFile).toMatch(/\/pepper$/)
    expect(config.proxies).toHaveLength(1)
    expect(config.drainSeconds).toBeGreaterThan(0)
  })
})

test('a node is killed no sooner than it has drained', () => {
  const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1])
  const least = (file: string) => Number(environments[file]?.DRAIN_SECONDS) + GRACE_SECONDS
  expect(seconds(directives('TimeoutStopSec')[0] ?? '')).toBeGreaterThanOrEqual(least('genkan@.service'))
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(least('kubernetes.yaml'))
  for (const node of nodes) expect(seconds(node.stop_grace_period)).toBeGreaterThanOrEqual(least('compose.yaml'))
})

test('whoever asks whether a node is ready asks the same', () => {
  expect(/^\s+http-check send meth GET uri (\S+)/m.exec(haproxy)?.[1]).toBe(READY)
  expect(container.readinessProbe.httpGet.path).toBe(READY)
  const asked: string[] = JSON.parse(/^HEALTHCHECK[^\n]*\n\s+CMD (.*)$/m.exec(dockerfile)?.[1] ?? '')
  expect(asked.at(-1)).toContain(`\${process.env.PORT}${READY}`)
  const ended = spawnSync(process.execPath, asked.slice(1), { env: { PORT: '1' } })
  expect(ended.status, 'a node that is not there').toBe(1)
})

test('ports are the same on both ends', () => {
  const port = environments['kubernetes.yaml']?.PORT
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }])
  expect(manifest('Service').spec.ports).toMatchObject([{ name: 'http', targetPort: 'http' }])
  const { port: served } = manifest('Ingress').spec.rules[0].http.paths[0].backend.service
  expect(served).toEqual({ name: 'http' })
  for (const probe of [container.startupProbe.tcpSocket, container.livenessProbe.tcpSocket])
    expect(probe.port).toBe('http')

  const { environment, networks, ports } = compose.services.haproxy
  expect(nodes.map((node) => `${node.networks.genkan.ipv4_address}:${ofImage.PORT}`)).toEqual(
    [1, 2, 3].map((at) => environment[`NODE${at}`]),
  )
  expect(nodes[0].environment.TRUST_PROXY).toBe(networks.genkan.ipv4_address)
  expect(ports).toEqual([`127.0.0.1:8080${environment.PAGE}`])
  expect(dockerfile).toContain(`EXPOSE ${ofImage.PORT}\n`)

  const named = [...(/enable --now (.*?),/.exec(unit)?.[1] ?? '').matchAll(/genkan@(\d+)/g)].map(([, one]) => one)
  expect([...haproxy.matchAll(/presetenv NODE\d 127\.0\.0\.1:(\d+)$/gm)].map(([, one]) => one)).toEqual(named)
})

test('every secret that a node names is given to it, from a file', () => {
  const filesOf = (file: string) =>
    Object.entries(environments[file] ?? {}).flatMap(([name, path]) => (name.endsWith('_FILE') ? [path] : []))
  const loaded = directives('LoadCredential').map((one) => one.split(':')[0])
  expect(filesOf('genkan@.service').toSorted()).toEqual(loaded.map((name) => `%d/${name}`).toSorted())

  for (const node of nodes)
    expect(filesOf('compose.yaml').toSorted()).toEqual(
      node.secrets.map((name: string) => `/run/secrets/${name}`).toSorted(),
    )
  const granted = Object.values<Parsed>(compose.services).flatMap(({ secrets = [] }) => secrets)
  expect(new Set(granted)).toEqual(new Set(Object.keys(compose.secrets)))
  for (const [name, secret] of Object.entries(compose.secrets)) expect(secret).toEqual({ file: `./secrets/${name}` })

  const { mountPath } = container.volumeMounts.find(({ name }: Parsed) => name === 'secrets')
  const named = [...read('kubernetes.yaml').matchAll(/--from-file=(\w+)/g)].map(([, name]) => `${mountPath}/${name}`)
  expect(filesOf('kubernetes.yaml').toSorted()).toEqual(named.toSorted())
  expect(manifest('Secret'), 'it would stand in clear').toBeUndefined()
})

test('the parts of Kubernetes mean the same pods', () => {
  expect(manifests.map(({ kind }) => kind)).toEqual(['Deployment', 'PodDisruptionBudget', 'Service', 'Ingress'])
  const { selector, template, replicas } = manifest('Deployment').spec
  expect(replicas).toBe(3)
  expect(template.metadata.labels).toEqual(selector.matchLabels)
  expect(manifest('PodDisruptionBudget').spec.selector).toEqual(selector)
  expect(manifest('Service').spec.selector).toEqual(selector.matchLabels)
  expect(manifest('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(manifest('Service').metadata.name)
  const volumes = new Set(pod.volumes.map(({ name }: Parsed) => name))
  expect(new Set(container.volumeMounts.map(({ name }: Parsed) => name))).toEqual(volumes)
  expect(pod.volumes.find(({ name }: Parsed) => name === 'secrets').secret.defaultMode).toBe(0o440)
})

test('the image has what the server is started from, runs it by no privileged user, and by a Node that can', () => {
  const stages = dockerfile.split(/^(?=FROM )/m).slice(1)
  for (const stage of stages) expect(stage).toMatch(/^FROM node:24-slim\b/)
  const [build = '', image = ''] = stages
  for (const [, path = ''] of build.matchAll(/node (scripts\/\S+)/g)) expect(existsSync(join(root, path))).toBe(true)
  const [command, ...args]: string[] = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '')
  expect(command).toBe('node')
  expect(existsSync(join(root, args.at(-1) ?? 'none'))).toBe(true)
  expect(image.indexOf('\nUSER node\n')).toBeGreaterThan(image.lastIndexOf('\nRUN '))
  expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['data', 'deploy/secrets', '.git']),
  )
  for (const node of nodes)
    expect(existsSync(join(root, 'deploy', node.build.context, node.build.dockerfile))).toBe(true)
})

/** Whether a program is on this machine. */
const has = (program: string, ...args: readonly string[]) => spawnSync(program, args).status === 0

/** Runs a program that checks a file. @returns its exit code and what it has to say */
function check(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { status, said: stdout + stderr }
}

describe('by its own program', () => {
  test.skipIf(!has('systemd-analyze', '--version'))('the unit is right', () => {
    const complaints = (port: number, text: string) => {
      folder.write(`units/genkan@${port}.service`, text.replaceAll('/opt/genkan', root))
      const { said } = check('systemd-analyze', ['verify', join(folder.path, `units/genkan@${port}.service`)])
      return said.split('\n').filter((line) => line.includes('genkan@')) // it passes over what it does not know
    }
    expect(complaints(8081, unit)).toEqual([])
    expect(complaints(8082, unit.replace('ProtectSystem=strict', 'ProtectSystem=much'))).toHaveLength(1)
  })

  test.skipIf(!has('haproxy', '-v'))('the balancer is right, also with the places of Compose', () => {
    const path = join(root, 'deploy/haproxy.cfg')
    expect(check('haproxy', ['-c', '-f', path])).toMatchObject({ status: 0 })
    expect(check('haproxy', ['-c', '-f', path], compose.services.haproxy.environment)).toMatchObject({ status: 0 })
    expect(check('haproxy', ['-c', '-f', path], { NODE1: 'no place' })).not.toMatchObject({ status: 0 })
  })

  test.skipIf(!has('docker', 'compose', 'version'))('Compose reads its file', () => {
    const path = join(root, 'deploy/compose.yaml')
    expect(check('docker', ['compose', '-f', path, 'config', '--quiet'])).toMatchObject({ status: 0 })
  })
})
