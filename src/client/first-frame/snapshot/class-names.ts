const PREFIX = 'first-'

/** The snapshot's name of a class that only deferred sheets style. */
export const snapshotClass = (name: string): string => PREFIX + name

/** The live page's name of a class of the snapshot. */
export const liveClass = (name: string): string => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name)
