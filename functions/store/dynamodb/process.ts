/**
 * What the SDK asks the module of the process for. To import that module is to read every property of the process, and
 * with it to open the standard input
 * and work out all flags of Node: milliseconds of every start. The bundles take this for it (`infra/build.ts`).
 */
export const { env, versions } = process
