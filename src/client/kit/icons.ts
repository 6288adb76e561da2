/** The line icons by name, as paths for `Icon` and `IconButton`. */
export * from '../ui/icons/paths.ts'
