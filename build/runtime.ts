import type { Plugin, Rolldown } from 'vite'

const RUNTIME = 'rolldown/runtime.js'
/** By what the others get it from home. */
const NAME = 'bundlerRuntime'

/**
 * Moves the bundler's runtime of half a KB into `home`, which every other chunk imports: a file of its own, it is asked for
 * when `home` has been read, and the program waits for it. The bundler itself never puts it into a chunk of a group.
 */
export function runtimeInHome(): Plugin {
  return {
    name: 'genkan-runtime',
    apply: 'build',
    enforce: 'pre',
    // names are hashes of what is generated: a change of what is then made of it must change them, too
    augmentChunkHash: () => `${hosting}${using}`,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0]?.endsWith(RUNTIME))
        const home = chunks.find(({ name }) => name === 'home')
        if (runtime === undefined || home === undefined) return
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue
          // its name has the hash of all that it imports: home must have been among that
          if (chunk !== home && !reaches(chunk, home.fileName, byFile))
            throw new Error(`${chunk.fileName} needs the bundler's runtime, and imports nothing that imports home`)
          chunk.code = chunk === home ? hosting(home.code, runtime) : using(chunk.code, runtime.fileName, home.fileName)
          const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== home.fileName)
          chunk.imports = chunk === home ? others : [home.fileName, ...others]
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}

/** Whether a chunk imports a file, by others, too. */
function reaches(
  chunk: Rolldown.OutputChunk,
  file: string,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): boolean {
  if (chunk.imports.includes(file)) return true
  seen.add(chunk.fileName)
  return chunk.imports.some((next) => {
    const imported = byFile.get(next)
    return imported !== undefined && !seen.has(next) && reaches(imported, file, byFile, seen)
  })
}

const baseName = (file: string) => file.replace(/^.*\//, '')

/** `a as b,c` as the parts of an object or a pattern: `a:b,c`. */
const pairs = (names: string) => names.replaceAll(/\s+as\s+/g, ':')

/** The import of a file in minified code, its names captured. @throws when there is none */
function importOf(code: string, file: string): readonly [statement: string, names: string] {
  const escaped = baseName(file).replaceAll('.', '\\.')
  const found = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${escaped}["'];?`).exec(code)
  if (found?.[1] === undefined) throw new Error(`no import of ${file}`)
  return [found[0], found[1]]
}

/** The code of home with the runtime at its top. */
function hosting(code: string, runtime: Rolldown.OutputChunk): string {
  const [statement, names] = importOf(code, runtime.fileName)
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code)
  if (exported?.[1] === undefined) throw new Error('the runtime exports nothing')
  const members = exported[1].split(',').map((one) => one.split(/\s+as\s+/).map((name) => name.trim()))
  const object = members.map(([local, name = local]) => `${name}:${local}`).join()
  const own = `const ${NAME}=(()=>{${runtime.code.slice(0, exported.index)};return{${object}}})(),{${pairs(names)}}=${NAME};`
  return `${own}${code.replace(statement, () => '')}\nexport{${NAME}};`
}

/** The code of another chunk, which gets the runtime from home. */
function using(code: string, runtimeFile: string, homeFile: string): string {
  const [statement, names] = importOf(code, runtimeFile)
  const path = `./${baseName(homeFile)}`
  return code.replace(statement, () => `import{${NAME}}from"${path}";const{${pairs(names)}}=${NAME};`)
}
