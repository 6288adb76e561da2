const PREFIX = 'first-'

/** What a class is called in the snapshot that only sheets speak of which come after it. */
export const snapshotClass = (name: string): string => PREFIX + name

/** The class of the living page that this one of the snapshot stands for. */
export const liveClass = (name: string): string => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name)
