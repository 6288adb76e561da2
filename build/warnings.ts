/** A message of the bundler. */
interface Warning {
  readonly code?: string
  readonly message: string
}

/** Fails the build on an `import()` whose module is in the importer's own chunk anyway; passes on all other warnings. */
export function rejectIneffectiveImports<W extends Warning>(warning: W, pass: (warning: W) => void): void {
  if (warning.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(`${warning.message.trim()} Import it statically.`)
  pass(warning)
}
