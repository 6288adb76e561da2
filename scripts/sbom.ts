/** npm run --silent sbom: prints all packages of the product as a CycloneDX document (`npm sbom` stops at peers that do not match). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.ts'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly dev?: boolean
}

const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const product: { readonly name: string; readonly version: string; readonly license: string } = read('package.json')
const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = read('package-lock.json')

/** A package by its place in `node_modules`; its hash is that of the archive in the registry. */
function componentOf(path: string, { version = '', integrity = '', license = '' }: Locked) {
  const name = path.replace(/^.*node_modules\//, '')
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: license === '' ? [] : [{ expression: license }],
  }
}

const components = new Map(
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, locked]) => componentOf(path, locked))
    .map((component) => [component['bom-ref'], component]),
)
const { name, version, license } = product
console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', name, version, licenses: [{ license: { id: license } }] } },
      components: [...components.values()],
    },
    null,
    2,
  ),
)
