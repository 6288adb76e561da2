/**
 * Proves that a widget needs no change in a shared file: in a copy of the project, copies of `widgets/blueprint` under
 * new ids must pass the checks, be part of the build, and stay within the byte allowance of a manifest; without one of
 * the widgets and one of the games, chosen at random, it must pass them, too. And that a widget can be written outside
 * of the project: a copy must be checked by the compiler against the declarations of the kit alone.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gameIds } from '../../build/games.ts'
import { type Budget, isWithinLimit, LIMITS, measureBudgets } from '../../scripts/budgets.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import type { Bench } from '../../scripts/lib/figures.ts'
import { emitKitTypes, typeErrors } from '../../scripts/lib/kit-types.ts'
import { root } from '../../scripts/lib/root.ts'

/** Ids of the copies. Several, since renamed identifiers alone move a minified file by some 200 bytes. */
const IDS = Array.from({ length: 8 }, (_, index) => `specimen${index}`)
/** Inputs of the builds and checks. */
const SOURCES = ['src', 'catalog', 'build', 'scripts', 'e2e/lib', 'package.json', 'package-lock.json']
const CONFIGS = '{*.ts,*.json,.dependency-cruiser.cjs}'

function copyProject(folder: string): void {
  for (const name of new Set([...SOURCES, ...globSync(CONFIGS, { cwd: root })]))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Copies the template widget and replaces its id everywhere. */
function copyWidget(folder: string, id: string): void {
  const widget = join(folder, 'src/client/widgets', id)
  cpSync(join(root, 'src/client/widgets/blueprint'), widget, { recursive: true })
  for (const file of globSync('**/*.{ts,tsx,css}', { cwd: widget }).map((name) => join(widget, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('blueprint', id))
}

/** Runs a script in the copy. @throws with its output when it fails. */
function run(folder: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed with copied widgets:\n${stdout}${stderr}`)
}

const entryOf = (budgets: readonly Budget[]) => budgets.find(({ id }) => id === 'entry')?.value ?? Number.NaN

const anyOf = (names: readonly string[]): string => {
  const chosen = names[Math.floor(Math.random() * names.length)]
  if (chosen === undefined) throw new Error('there is none')
  return chosen
}

/** Deletes the folders of any game, and of any widget but the template and the copies. @returns their ids */
function deleteSome(folder: string): readonly string[] {
  const widgets = globSync('src/client/widgets/*/widget.ts', { cwd: folder }).map((file) => basename(dirname(file)))
  const widget = anyOf(widgets.filter((id) => ![...IDS, 'blueprint'].includes(id)))
  const game = anyOf(gameIds(join(folder, 'src/games')))
  for (const path of [join('client/widgets', widget), join('games', game)])
    rmSync(join(folder, 'src', path), { recursive: true })
  return [widget, game]
}

/** Bytes (Brotli) that one copy adds to the entry of the built product. @throws when a budget is exceeded. */
function measureManifest(folder: string): number {
  const budgets = measureBudgets(join(folder, 'dist/client'))
  for (const budget of budgets)
    if (!isWithinLimit(budget))
      throw new Error(`with copied widgets ${budget.name} is ${budget.value} of ${budget.limit} ${budget.unit}`)
  return Math.round((entryOf(budgets) - entryOf(measureBudgets(join(root, 'dist/client')))) / IDS.length)
}

/** Throws when the build in `folder` lacks a part of a copy. */
function expectWidgets(folder: string): void {
  const components: readonly { readonly component: string }[] = JSON.parse(
    readFileSync(join(folder, 'dist/client/components.json'), 'utf8'),
  )
  const modules = readFileSync(join(folder, 'dist/client/.vite/modules.json'), 'utf8')
  for (const id of IDS) {
    if (!components.some(({ component }) => component === id)) throw new Error(`${id} is not in components.json`)
    for (const file of ['widget.ts', 'document.ts', 'Tile.tsx'])
      if (!modules.includes(`src/client/widgets/${id}/${file}`)) throw new Error(`${file} of ${id} is not built`)
  }
}

/** Throws when a copy does not fit the declarations of the kit, or when a mistake in it goes unnoticed. */
function checkAgainstDeclarations(): void {
  const folder = mkdtempSync(join(tmpdir(), 'genkan-kit-'))
  try {
    emitKitTypes(folder)
    copyWidget(folder, 'outside')
    const errors = typeErrors(folder)
    if (errors.length > 0) throw new Error(`a widget does not fit the declarations of the kit:\n${errors.join('\n')}`)
    const tile = join(folder, 'src/client/widgets/outside/Tile.tsx')
    writeFileSync(tile, readFileSync(tile, 'utf8').replace('size="s"', 'size="none"'))
    if (typeErrors(folder).length !== 1) throw new Error('a wrong property does not contradict the declarations')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function check(folder: string): void {
  run(folder, 'scripts/layers.ts')
  run(folder, 'scripts/catalogs.ts')
  run(
    folder,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=client', // no widget's browser tests know another widget
    'src/client/widgets',
    'src/client/features/shell/game',
    'src/client/contributions/contributions.test.ts',
  )
  run(folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
}

export const bench: Bench = {
  about:
    'In a copy of the project with copies of the template widget, and without any widget and game: checks, tests, build.',
  quickSeconds: 600,
  async run({ log }) {
    await buildChanged(['client'])
    const folder = mkdtempSync(join(tmpdir(), 'genkan-blueprint-'))
    try {
      checkAgainstDeclarations()
      copyProject(folder)
      for (const id of IDS) copyWidget(folder, id)
      check(folder)
      expectWidgets(folder)
      const bytes = measureManifest(folder)
      log(`without ${deleteSome(folder).join(' and ')}`)
      check(folder)
      return [
        {
          name: 'what a copy of the template adds to the entry',
          value: bytes,
          unit: 'bytes',
          target: { op: '<=', value: LIMITS.manifest },
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
