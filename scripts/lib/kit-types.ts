/** The kit as a third party gets it: its declarations without any source, and a widget that is checked against them. */
import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const client = join(root, 'src/client')
/** Ambient declarations, which the compiler does not emit. */
const AMBIENT = 'src/client/ui/css.d.ts'

interface Configuration {
  readonly compilerOptions: object
  readonly files?: readonly string[]
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}

/** Runs the compiler with a configuration in `folder`, based on the client's. @returns its errors outside of packages */
function compile(folder: string, name: string, config: Configuration): readonly string[] {
  const file = join(folder, name)
  const compilerOptions = { composite: false, types: ['vite/client'], ...config.compilerOptions }
  const all = { extends: join(client, 'tsconfig.json'), exclude: [], references: [], ...config, compilerOptions }
  writeFileSync(file, JSON.stringify(all))
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', file], { cwd: folder, encoding: 'utf8' })
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => /\berror\b/.test(line) && !/^[^(:]*node_modules\//.test(line))
}

/** Writes the declarations of the kit, and of what it exports, into `folder`. @throws when there are errors. */
export function emitKitTypes(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const errors = compile(folder, 'declarations.json', {
    compilerOptions: { declaration: true, emitDeclarationOnly: true, outDir: folder, rootDir: root },
    files: [join(root, AMBIENT), join(client, 'virtual.d.ts')],
    include: [join(client, 'kit/*.ts')],
  })
  if (errors.length > 0) throw new Error(`the kit has no declarations:\n${errors.join('\n')}`)
  cpSync(join(root, AMBIENT), join(folder, AMBIENT))
}

/** Type errors of the widgets in `folder`, which holds the declarations of the kit. */
export const typeErrors = (folder: string): readonly string[] =>
  compile(folder, 'widgets.json', {
    compilerOptions: { emitDeclarationOnly: false, noEmit: true, skipLibCheck: false, rootDir: folder },
    include: ['src/client/widgets'],
    exclude: ['**/*.test.ts'],
  })
