import type { Plugin } from 'vite'

/** For a run of tests: longer than it, and no browser outlives it. */
const KEPT = 'max-age=86400'

/**
 * Lets the browser of component tests keep the modules of the client: they stay as they are while tests run once, and
 * asking for each file's thousand modules whether they have changed takes longer than the tests.
 */
export const keepModules = (): Plugin => ({
  name: 'keep-modules',
  configureServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        setHeader(name, name.toLowerCase() === 'cache-control' && value === 'no-cache' ? KEPT : value)
      next()
    })
  },
})
