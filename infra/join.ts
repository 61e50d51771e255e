import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'

type Output = Metafile['outputs'][string]

/**
 * Puts the parts that a start loads into one file beside the main one: each file more costs a start its lookup, its
 * reading and its compilation.
 * What is loaded later finds them under the names they had. The files a start loads then.
 */
export async function joinParts(
  folder: string,
  main: string,
  parts: ReadonlyMap<string, Output>,
  sourcemap: boolean,
): Promise<string[]> {
  const named = [...parts].map(([path, { exports }], number) => ({
    file: basename(path),
    exports,
    as: (name: string) => `p${number}_${name}`,
  }))
  const all = named
    .map(({ file, exports, as }) => `export{${exports.map(name => `${name} as ${as(name)}`).join(',')}}from'./${file}'`)
    .join('\n')
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [join(folder, main), { in: 'parts', out: 'parts' }],
    plugins: [joining(folder, all, sourcemap)],
    outdir: folder,
    allowOverwrite: true,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'start-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    sourcemap: sourcemap ? 'external' : false,
    metafile: true,
    logLevel: 'silent',
  })
  for (const { file, exports, as } of named) {
    await writeFile(
      join(folder, file),
      `export{${exports.map(name => `${as(name)} as ${name}`).join(',')}}from"./parts.mjs";\n`,
    )
    await rm(join(folder, `${file}.map`), { force: true })
  }
  const output = metafile.outputs[main]
  if (!output) throw new Error(`esbuild made no ${main} of its parts`)
  return [
    main,
    ...output.imports.flatMap(({ path, kind, external }) => (kind === 'import-statement' && !external ? [path] : [])),
  ]
}

/** What is imported with import(…) stays the file that it is. */
const joining = (folder: string, all: string, sourcemap: boolean): Plugin => ({
  name: 'joining',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^parts$/ }, ({ path }) => ({ path, namespace: 'parts' }))
    onLoad({ filter: /.*/, namespace: 'parts' }, () => ({ contents: all, resolveDir: folder }))
    onResolve({ filter: /^\.\/part-/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
    if (sourcemap)
      onLoad({ filter: /\.mjs$/ }, async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=${basename(path)}.map\n`,
      }))
  },
})
