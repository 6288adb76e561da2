import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Builds `entry` into one classic script: a module would run only after the first frame. */
async function bundle(root: string, entry: string, minify: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })
  const [first] = [result].flat()
  const chunk =
    first !== undefined && 'output' in first ? first.output.find((output) => output.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code
}

/** Emits the blocking boot script under `name`, in the build and in the development server. */
export function bootScript(root: string, entry: string, name: string): Plugin {
  return {
    name: 'genkan-boot',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await bundle(root, entry, true) })
    },
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        bundle(root, entry, false).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
  }
}
