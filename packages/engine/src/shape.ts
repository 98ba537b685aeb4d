// The edge: plain JSON from outside becomes a typed value, or a ShapeError that names the place.
// The engine has no schema library; these few combinators are enough for moves, states and records.

export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  constructor(path: string, expected: string) {
    super(`${path} must be ${expected}`);
  }
}

/** Returns a fresh typed copy of `raw`, or throws a ShapeError. */
export interface Shape<T> {
  (raw: unknown, path: string): T;
}

export type Shaped<S> = S extends Shape<infer T> ? T : never;

export const text =
  (maxLength = 1000): Shape<string> =>
  (raw, path) => {
    if (typeof raw !== 'string' || raw.length > maxLength)
      throw new ShapeError(path, `a text of at most ${maxLength} characters`);
    return raw;
  };

export const integer =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (raw, path) => {
    if (!Number.isSafeInteger(raw) || (raw as number) < min || (raw as number) > max) {
      throw new ShapeError(
        path,
        max === Number.MAX_SAFE_INTEGER ? 'a whole number' : `a whole number from ${min} to ${max}`,
      );
    }
    // JSON has a negative zero, plain data has not.
    return (raw as number) + 0;
  };

export const truth: Shape<boolean> = (raw, path) => {
  if (typeof raw !== 'boolean') throw new ShapeError(path, 'true or false');
  return raw;
};

export const oneOf =
  <const T extends string | number | boolean>(values: readonly T[]): Shape<T> =>
  (raw, path) => {
    const known = values[values.indexOf(raw as T)];
    if (known === undefined) {
      throw new ShapeError(path, values.length > 12 ? 'a known id' : `one of ${values.join(', ')}`);
    }
    return known;
  };

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (raw, path) =>
    raw === null ? null : shape(raw, path);

export const list =
  <T>(shape: Shape<T>, maxLength = 1000): Shape<T[]> =>
  (raw, path) => {
    if (!Array.isArray(raw) || raw.length > maxLength)
      throw new ShapeError(path, `a list of at most ${maxLength} items`);
    return raw.map((item, index) => shape(item, `${path}[${index}]`));
  };

type Fields = Readonly<Record<string, Shape<unknown>>>;
type FromFields<F extends Fields> = { [K in keyof F]: Shaped<F[K]> };

/** An object with exactly these fields. */
export const fields =
  <F extends Fields>(shapes: F): Shape<FromFields<F>> =>
  (raw, path) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ShapeError(path, 'an object');
    for (const name of Object.keys(raw)) {
      if (!Object.hasOwn(shapes, name)) throw new ShapeError(`${path}.${name}`, 'left out: there is no such field');
    }
    const parsed: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(shapes)) {
      if (!Object.hasOwn(raw, name)) throw new ShapeError(`${path}.${name}`, 'given');
      parsed[name] = shape((raw as Readonly<Record<string, unknown>>)[name], `${path}.${name}`);
    }
    return parsed as FromFields<F>;
  };

/** An object whose keys are free and whose values are alike. */
export const dictionary =
  <K extends string, T>(keys: Shape<K>, shape: Shape<T>): Shape<Record<K, T>> =>
  (raw, path) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ShapeError(path, 'an object');
    const parsed = {} as Record<K, T>;
    for (const [key, value] of Object.entries(raw)) {
      if (key === '__proto__') throw new ShapeError(`${path}.${key}`, 'left out: it would not become a field');
      parsed[keys(key, `${path} key`)] = shape(value, `${path}.${key}`);
    }
    return parsed;
  };

/** The shape of a union told apart by one field, which also names its members. */
export interface TaggedShape<T extends { readonly [K in Tag]: string }, Tag extends string> extends Shape<T> {
  readonly tags: readonly T[Tag][];
}

/** A union told apart by one field: `tagged('type', { pass: {}, build: { building: … } })`. */
export function tagged<T extends { readonly [K in Tag]: string }, Tag extends string>(
  tag: Tag,
  variants: {
    readonly [K in T[Tag]]: {
      readonly [F in Exclude<keyof Extract<T, Record<Tag, K>> & string, Tag>]-?: Shape<Extract<T, Record<Tag, K>>[F]>;
    };
  },
): TaggedShape<T, Tag> {
  const tags = Object.keys(variants) as T[Tag][];
  const shapes = new Map(
    tags.map((name) => [name as string, fields({ [tag]: oneOf([name]), ...(variants[name] as unknown as Fields) })]),
  );
  const parse = (raw: unknown, path: string): T => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ShapeError(path, 'an object');
    const name = (raw as Readonly<Record<string, unknown>>)[tag];
    const shape = typeof name === 'string' ? shapes.get(name) : undefined;
    if (shape === undefined) throw new ShapeError(`${path}.${tag}`, `one of ${tags.join(', ')}`);
    return shape(raw, path) as unknown as T;
  };
  return Object.assign(parse, { tags });
}
