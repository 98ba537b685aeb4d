/*! Atoll, the rules of a game as they were when this version shipped.

MIT License

Copyright (c) 2026 The Atoll authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

---

@noble/hashes

The MIT License (MIT)

Copyright (c) 2022 Paul Miller (https://paulmillr.com)

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the “Software”), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED “AS IS”, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE. */

//#region packages/engine/src/decision.ts
const NOBODY = [];
function asked(frame, seat, ask, step = 0) {
	return {
		frame: frame.id,
		seat,
		step,
		ask
	};
}
function offered(name, seat, ask) {
	return {
		frame: 0,
		seat,
		step: 0,
		name,
		ask,
		optional: true
	};
}

//#endregion
//#region packages/engine/src/asks.ts
function questionsOf() {
	return {
		ask: (_kind, rule) => rule,
		optionalAsk: (_kind, rule) => ({
			...rule,
			frame: null
		})
	};
}

//#endregion
//#region packages/engine/src/flow.ts
const silently = () => {};
const done = () => "done";
function frameId(draft) {
	draft.frames += 1;
	return draft.frames;
}
function expose(draft, things = 1) {
	draft.exposed += things;
}
var EngineFault = class extends Error {
	name = "EngineFault";
};
const STEP_LIMIT = 1e4;
function settle(draft, flow, emit, stepped) {
	const tell = emit;
	let waits = false;
	for (let steps = 0; steps < STEP_LIMIT; steps++) {
		const top = draft.stack[draft.stack.length - 1];
		if (top === void 0) return NOBODY;
		const rule = ruleOf$1(flow, top);
		const owed = rule.decisions(draft, top);
		if (owed.length > 0) return owed;
		if (waits) throw new EngineFault(`frame '${top.kind}' waits, but nobody owes an answer`);
		const progress = rule.settle(draft, top, tell);
		waits = progress === "waiting";
		if (progress === "done" && draft.stack.pop() !== top) throw new EngineFault(`frame '${top.kind}' was done while another lay on it`);
		stepped?.(draft, emit);
	}
	throw new EngineFault(`the flow did not settle within ${STEP_LIMIT} steps`);
}
function ruleOf$1(flow, frame) {
	const rule = flow[frame.kind];
	if (rule === void 0) throw new EngineFault(`no rules for a frame of kind '${frame.kind}'`);
	return rule;
}

//#endregion
//#region node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}

//#endregion
//#region node_modules/@noble/hashes/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });

//#endregion
//#region node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);

//#endregion
//#region node_modules/@noble/hashes/sha2.js
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
const sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));

//#endregion
//#region packages/engine/src/chacha.ts
const kept = Array.from({ length: 8 }, () => ({
	key: [
		0,
		0,
		0,
		0
	],
	block: -1,
	words: /* @__PURE__ */ new Int32Array(16)
}));
function blockOf(random, block) {
	const [a, b, c, d] = random;
	const entry = kept[(a ^ block) & 7];
	const { key } = entry;
	if (entry.block !== block || key[0] !== a || key[1] !== b || key[2] !== c || key[3] !== d) {
		entry.block = block;
		entry.key = [
			a,
			b,
			c,
			d
		];
		fill(entry.words, a, b, c, d, block);
	}
	return entry.words;
}
const CONSTANTS = [
	1634760805,
	824206446,
	2036477238,
	1797285236
];
const DOUBLE_ROUNDS = 4;
const start = /* @__PURE__ */ new Int32Array(16);
function fill(into, a, b, c, d, block) {
	start.set(CONSTANTS);
	start.set([
		a,
		b,
		c,
		d,
		a,
		b,
		c,
		d,
		block,
		0,
		0,
		0
	], 4);
	into.set(start);
	for (let round = 0; round < DOUBLE_ROUNDS; round++) {
		quarter(into, 0, 4, 8, 12);
		quarter(into, 1, 5, 9, 13);
		quarter(into, 2, 6, 10, 14);
		quarter(into, 3, 7, 11, 15);
		quarter(into, 0, 5, 10, 15);
		quarter(into, 1, 6, 11, 12);
		quarter(into, 2, 7, 8, 13);
		quarter(into, 3, 4, 9, 14);
	}
	for (let i = 0; i < 16; i++) into[i] = into[i] + start[i];
}
function quarter(x, i, j, k, l) {
	let a = x[i];
	let b = x[j];
	let c = x[k];
	let d = x[l];
	a = a + b | 0;
	d = turn$2(d ^ a, 16);
	c = c + d | 0;
	b = turn$2(b ^ c, 12);
	a = a + b | 0;
	d = turn$2(d ^ a, 8);
	c = c + d | 0;
	b = turn$2(b ^ c, 7);
	x[i] = a;
	x[j] = b;
	x[k] = c;
	x[l] = d;
}
const turn$2 = (word, by) => word << by | word >>> 32 - by;

//#endregion
//#region packages/engine/src/shape.ts
var ShapeError = class extends Error {
	name = "ShapeError";
	constructor(path, expected) {
		super(`${path} must be ${expected}`);
	}
};
const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER) => (raw, path) => {
	if (!Number.isSafeInteger(raw) || raw < min || raw > max) throw new ShapeError(path, max === Number.MAX_SAFE_INTEGER ? "a whole number" : `a whole number from ${min} to ${max}`);
	return raw + 0;
};
const truth = (raw, path) => {
	if (typeof raw !== "boolean") throw new ShapeError(path, "true or false");
	return raw;
};
const oneOf = (values) => (raw, path) => {
	const known = values[values.indexOf(raw)];
	if (known === void 0) throw new ShapeError(path, values.length > 12 ? "a known id" : `one of ${values.join(", ")}`);
	return known;
};
const nullable = (shape) => (raw, path) => raw === null ? null : shape(raw, path);
const list = (shape, maxLength = 1e3) => (raw, path) => {
	if (!Array.isArray(raw) || raw.length > maxLength) throw new ShapeError(path, `a list of at most ${maxLength} items`);
	return raw.map((item, index) => shape(item, `${path}[${index}]`));
};
const fields = (shapes) => (raw, path) => {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new ShapeError(path, "an object");
	for (const name of Object.keys(raw)) if (!Object.hasOwn(shapes, name)) throw new ShapeError(`${path}.${name}`, "left out: there is no such field");
	const parsed = {};
	for (const [name, shape] of Object.entries(shapes)) {
		if (!Object.hasOwn(raw, name)) throw new ShapeError(`${path}.${name}`, "given");
		parsed[name] = shape(raw[name], `${path}.${name}`);
	}
	return parsed;
};
function tagged(tag, variants) {
	const tags = Object.keys(variants);
	const shapes = new Map(tags.map((name) => [name, fields({
		[tag]: oneOf([name]),
		...variants[name]
	})]));
	const parse = (raw, path) => {
		if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new ShapeError(path, "an object");
		const name = raw[tag];
		const shape = typeof name === "string" ? shapes.get(name) : void 0;
		if (shape === void 0) throw new ShapeError(`${path}.${tag}`, `one of ${tags.join(", ")}`);
		return shape(raw, path);
	};
	return Object.assign(parse, { tags });
}

//#endregion
//#region packages/engine/src/random.ts
const RANDOM_ALGORITHM = "chacha8-1";
function randomFrom(seed) {
	const bytes = sha256(utf8ToBytes(seed));
	const words = new DataView(bytes.buffer, bytes.byteOffset);
	return [
		words.getInt32(0),
		words.getInt32(4),
		words.getInt32(8),
		words.getInt32(12),
		0
	];
}
function nextWord(random) {
	const used = random[4];
	random[4] = used + 1;
	return blockOf(random, used >>> 4)[used & 15] >>> 0;
}
function forkRandom(random) {
	return [
		nextWord(random) | 0,
		nextWord(random) | 0,
		nextWord(random) | 0,
		nextWord(random) | 0,
		0
	];
}
const LAST_WORD = 2147483647;
const randomShape = (raw, path) => {
	const words = list(integer(-2147483648, LAST_WORD), 5)(raw, path);
	if (words.length !== 5 || words[4] < 0) throw new ShapeError(path, "four words and how many have been used");
	return words;
};
function below(random, n) {
	const limit = 4294967296 - 4294967296 % n;
	let word = nextWord(random);
	while (word >= limit) word = nextWord(random);
	return word % n;
}
function shuffle(random, items) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = below(random, i + 1);
		const held = items[i];
		items[i] = items[j];
		items[j] = held;
	}
	return items;
}

//#endregion
//#region packages/engine/src/secrecy.ts
function scrambled(game, state, viewer, random) {
	const draft = game.clone(state);
	draft.rng = forkRandom(random);
	for (const secret of game.secrets) secret.scramble(draft, viewer, random);
	return draft;
}
function dealt(declared) {
	const unknownTo = (state, viewer) => declared.places(state).filter((place) => place.things.length > 0 && !place.knows(viewer));
	return {
		rule: declared.rule,
		names: declared.names,
		hidden(state, viewer) {
			const hidden = {};
			for (const { name, things } of unknownTo(state, viewer)) (hidden[name] ??= []).push(things.slice());
			return hidden;
		},
		scramble(draft, viewer, random) {
			const unknown = unknownTo(draft, viewer);
			const pool = shuffle(random, unknown.flatMap(({ things }) => things));
			for (const place of unknown) place.put(draft, pool.splice(0, place.things.length));
		}
	};
}

//#endregion
//#region packages/engine/src/define.ts
const WRONG_ANSWER = {
	rule: "ENGINE",
	reason: "wrong-answer"
};
function defineGame(rules) {
	const flow = rules.flow;
	const asks = rules.asks;
	const events = rules.events;
	const { standing, answering, stepped } = rules;
	const watch = stepped;
	const questionOf = (decision) => {
		const question = asks[decision.ask.kind];
		if (question === void 0) throw new EngineFault(`no rules for an ask of kind '${decision.ask.kind}'`);
		return question;
	};
	const askingFrame = (state, decision) => {
		if (decision.optional === true) return null;
		const top = state.stack[state.stack.length - 1];
		if (top?.id !== decision.frame) throw new EngineFault(`frame ${decision.frame} asks no more`);
		return top;
	};
	const withStanding = (state, owed) => {
		if (standing === void 0 || state.stack.length === 0) return owed;
		const offers = standing(state);
		return offers.length === 0 ? owed : [...owed, ...offers];
	};
	const decisions = (state) => {
		const top = state.stack[state.stack.length - 1];
		if (top === void 0) return [];
		return withStanding(state, ruleOf$1(flow, top).decisions(state, top));
	};
	const perform = (draft, decision, move, emit) => {
		const question = questionOf(decision);
		const frame = askingFrame(draft, decision);
		if (frame !== null) answering?.(draft, emit);
		question.answer(draft, decision.seat, frame, move, emit, decision.ask);
		if (frame !== null) stepped?.(draft, emit);
		return withStanding(draft, settle(draft, flow, emit, watch));
	};
	return {
		id: rules.id,
		rulesVersion: rules.rulesVersion,
		random: RANDOM_ALGORITHM,
		seats: rules.seats,
		options: rules.options,
		openAsks: Object.keys(asks).filter((kind) => asks[kind]?.open === true),
		askRules: Object.fromEntries(Object.entries(asks).map(([kind, { rule }]) => [kind, rule])),
		vocabulary: {
			asks: Object.keys(asks),
			moves: rules.moveShape.tags,
			events: Object.keys(events),
			frames: Object.keys(flow),
			reasons: rules.reasons
		},
		parseMove: (raw) => rules.moveShape(raw, "move"),
		parseState: (raw) => rules.stateShape(raw, "state"),
		setup(seats, options, seed) {
			const { min, max } = rules.seats;
			if (!Number.isInteger(seats) || seats < min || seats > max) throw new ShapeError("seats", `from ${min} to ${max}`);
			const refused = rules.options.check?.(options, seats) ?? null;
			if (refused !== null) throw new ShapeError("options", `allowed together (${refused.rule}: ${refused.reason})`);
			const told = [];
			const emit = (event) => void told.push(event);
			const state = rules.layOut(seats, options, randomFrom(seed), emit);
			settle(state, flow, emit, watch);
			return {
				state,
				events: told
			};
		},
		decisions,
		legalMoves: (state, decision) => questionOf(decision).list(state, decision.seat, askingFrame(state, decision), decision.ask),
		check(state, decision, move) {
			const question = questionOf(decision);
			if (!question.answers.includes(move.type)) return WRONG_ANSWER;
			return question.check(state, decision.seat, askingFrame(state, decision), move, decision.ask);
		},
		clone: (state) => rules.clone(state),
		perform,
		apply(state, decision, move) {
			const draft = rules.clone(state);
			const told = [];
			perform(draft, decision, move, (event) => void told.push(event));
			return {
				state: draft,
				events: told
			};
		},
		fallback: (state, decision) => questionOf(decision).fallback(state, decision.seat, askingFrame(state, decision), decision.ask),
		view: (state, viewer) => rules.view(state, viewer),
		viewEvent(event, viewer) {
			const told = events[event.type];
			if (told === void 0) throw new EngineFault(`nobody has said who is told of '${event.type}'`);
			return told === "open" ? event : told(event, viewer);
		},
		guess: (view, viewer, random) => rules.guess(view, viewer, random),
		secrets: rules.secrets,
		scramble: (state, viewer, random) => scrambled(rules, state, viewer, random),
		standings: (state) => rules.standings(state),
		ranking: (state) => state.stack.length === 0 ? rules.standings(state) : null,
		ending: (state) => rules.ending(state),
		invariants: (state) => rules.invariants(state)
	};
}

//#endregion
//#region packages/engine/src/ranking.ts
function placingsOf(scores) {
	const sorted = scores.toSorted(compareScores);
	const placings = [];
	for (const [index, score] of sorted.entries()) {
		const above = placings[index - 1];
		const rank = above !== void 0 && compareScores(above, score) === 0 ? above.rank : index + 1;
		placings.push({
			...score,
			rank,
			won: rank === 1
		});
	}
	return placings;
}
function compareScores(a, b) {
	if (a.points !== b.points) return b.points - a.points;
	for (let i = 0; i < Math.max(a.tieBreaks.length, b.tieBreaks.length); i++) {
		const difference = (b.tieBreaks[i] ?? 0) - (a.tieBreaks[i] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}

//#endregion
//#region packages/game-vanuatu/src/clone.ts
function clone(state) {
	return {
		rng: state.rng.slice(),
		stack: copyAll(state.stack, cloneFrame),
		frames: state.frames,
		exposed: state.exposed,
		options: { characters: state.options.characters },
		round: state.round,
		firstPlayer: state.firstPlayer,
		fishPrice: state.fishPrice,
		touristsWaiting: state.touristsWaiting,
		tiles: state.tiles.slice(),
		fish: state.fish.slice(),
		treasure: state.treasure.slice(),
		islands: copyAll(state.islands, cloneIsland),
		openTiles: state.openTiles.slice(),
		ships: copyAll(state.ships, cloneShip),
		discardedShips: state.discardedShips.slice(),
		supply: state.supply.slice(),
		characters: state.characters.slice(),
		neutral: state.neutral.slice(),
		rests: copyAll(state.rests, cloneRest),
		players: copyAll(state.players, clonePlayer),
		tileStack: state.tileStack.slice(),
		touristPile: state.touristPile.slice(),
		shipPile: state.shipPile.slice()
	};
}
function copyAll(items, copy) {
	const copies = [];
	for (let i = 0; i < items.length; i++) copies.push(copy(items[i]));
	return copies;
}
function clonePlayer(player) {
	return {
		vatus: player.vatus,
		points: player.points,
		boat: player.boat,
		stalls: player.stalls,
		fish: player.fish.slice(),
		treasure: player.treasure.slice(),
		treasuresSold: player.treasuresSold,
		character: player.character,
		bonusReady: player.bonusReady,
		markers: player.markers.slice(),
		governed: player.governed
	};
}
function cloneIsland(island) {
	return {
		tile: island.tile,
		space: island.space,
		cubes: island.cubes.slice(),
		stalls: island.stalls.slice(),
		drawings: island.drawings,
		tourists: island.tourists
	};
}
function cloneShip(ship) {
	return {
		id: ship.id,
		cubes: ship.cubes.slice()
	};
}
function cloneRest(rest) {
	return {
		seat: rest.seat,
		token: rest.token
	};
}
function cloneFrame(frame) {
	const { id } = frame;
	switch (frame.kind) {
		case "rounds": return {
			kind: "rounds",
			id,
			next: frame.next
		};
		case "tile-placement": return {
			kind: "tile-placement",
			id,
			asking: frame.asking
		};
		case "neutral-markers": return {
			kind: "neutral-markers",
			id,
			put: frame.put
		};
		case "characters": return {
			kind: "characters",
			id,
			turn: frame.turn
		};
		case "planning": return {
			kind: "planning",
			id,
			pass: frame.pass,
			turn: frame.turn,
			put: frame.put,
			asking: frame.asking
		};
		case "actions": return {
			kind: "actions",
			id,
			turn: frame.turn
		};
		case "turn": return {
			kind: "turn",
			id,
			seat: frame.seat,
			step: frame.step
		};
	}
}

//#endregion
//#region packages/game-vanuatu/src/data/actions.ts
const ACTIONS = {
	buy: {
		name: {
			en: "Buy / export",
			fr: "Acheter"
		},
		character: "buyer"
	},
	explore: {
		name: {
			en: "Explore",
			fr: "Explorer"
		},
		character: "diver"
	},
	sail: {
		name: {
			en: "Sail",
			fr: "Naviguer"
		},
		character: "navigator"
	},
	build: {
		name: {
			en: "Build",
			fr: "Construire"
		},
		character: "builder"
	},
	rest: {
		name: {
			en: "Rest",
			fr: "Se reposer"
		},
		character: null
	},
	tourist: {
		name: {
			en: "Transport a tourist",
			fr: "Transporter"
		},
		character: "guide"
	},
	fish: {
		name: {
			en: "Fish",
			fr: "Pêcher"
		},
		character: "fisherman"
	},
	sell: {
		name: {
			en: "Sell fish",
			fr: "Vendre"
		},
		character: "vendor"
	},
	draw: {
		name: {
			en: "Draw",
			fr: "Dessiner"
		},
		character: "artist"
	}
};
const ACTION_IDS = Object.keys(ACTIONS);
const ACTION_INDEX = {
	buy: 0,
	explore: 1,
	sail: 2,
	build: 3,
	rest: 4,
	tourist: 5,
	fish: 6,
	sell: 7,
	draw: 8
};

//#endregion
//#region packages/game-vanuatu/src/sets.ts
function contains(set, index) {
	return (set >> index & 1) === 1;
}
function firstOf(set) {
	return 31 - Math.clz32(set & -set);
}
function sizeOf(set) {
	let size = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) size++;
	return size;
}

//#endregion
//#region packages/game-vanuatu/src/state.ts
function playerAt(table, seat) {
	return table.players[seat];
}
function seatInTurn(table, turn) {
	return (table.firstPlayer + turn) % table.players.length;
}
function turnOf(table, seat) {
	const seats = table.players.length;
	return (seat - table.firstPlayer + seats) % seats;
}
function isTwoPlayerGame(table) {
	return table.players.length === 2;
}

//#endregion
//#region packages/game-vanuatu/src/majority.ts
function actionAt(index) {
	return ACTION_IDS[index];
}
function markersOn(player, action) {
	return player.markers[ACTION_INDEX[action]];
}
function stacksOf(player) {
	const { markers } = player;
	let stacks = 0;
	for (let action = 0; action < markers.length; action++) if (markers[action] !== 0) stacks |= 1 << action;
	return stacks;
}
function heldActions(table, seat) {
	let held = 0;
	const { markers } = playerAt(table, seat);
	for (let action = 0; action < markers.length; action++) if (markers[action] !== 0 && holds(table, seat, action)) held |= 1 << action;
	return held;
}
function holds(table, seat, action) {
	const { players } = table;
	const player = playerAt(table, seat);
	const own = player.markers[action];
	for (let other = 0; other < players.length; other++) {
		if (other === seat) continue;
		const theirs = playerAt(table, other).markers[action];
		if (theirs > own || theirs === own && turnOf(table, other) < turnOf(table, seat)) return false;
	}
	const neutral = table.neutral[action];
	return neutral === 0 || own > neutral || own === neutral && winsTies(player, actionAt(action));
}
function winsTies(player, action) {
	return player.governed === action || player.character !== null && ACTIONS[action].character === player.character;
}

//#endregion
//#region packages/game-vanuatu/src/flow/actions.ts
const actions = {
	decisions: () => NOBODY,
	settle(draft, frame) {
		const seats = draft.players.length;
		for (let skipped = 0; skipped < seats; skipped++) {
			const seat = seatInTurn(draft, frame.turn);
			frame.turn = (frame.turn + 1) % seats;
			if (stacksOf(playerAt(draft, seat)) !== 0) {
				draft.stack.push({
					kind: "turn",
					id: frameId(draft),
					seat,
					step: "begin"
				});
				return "again";
			}
		}
		return "done";
	}
};

//#endregion
//#region packages/game-vanuatu/src/data/characters.ts
const CHARACTERS = [
	{
		id: "navigator",
		name: {
			en: "Navigator",
			fr: "Navigateur"
		}
	},
	{
		id: "fisherman",
		name: {
			en: "Fisherman",
			fr: "Pêcheur"
		}
	},
	{
		id: "vendor",
		name: {
			en: "Vendor",
			fr: "Vendeur"
		}
	},
	{
		id: "diver",
		name: {
			en: "Diver",
			fr: "Plongeur"
		}
	},
	{
		id: "builder",
		name: {
			en: "Builder",
			fr: "Bâtisseur"
		}
	},
	{
		id: "buyer",
		name: {
			en: "Buyer",
			fr: "Acheteur"
		}
	},
	{
		id: "artist",
		name: {
			en: "Artist",
			fr: "Artiste"
		}
	},
	{
		id: "guide",
		name: {
			en: "Guide",
			fr: "Guide"
		}
	},
	{
		id: "beggar",
		name: {
			en: "Beggar",
			fr: "Mendiant"
		}
	},
	{
		id: "preacher",
		name: {
			en: "Preacher",
			fr: "Prêcheur"
		}
	},
	{
		id: "governor",
		name: {
			en: "Governor",
			fr: "Gouverneure"
		}
	}
];
const CHARACTER_IDS = CHARACTERS.map(({ id }) => id);
function inDataOrder(characters) {
	return CHARACTER_IDS.filter((character) => characters.includes(character));
}

//#endregion
//#region packages/game-vanuatu/src/rules.ts
const { ask, optionalAsk } = questionsOf();

//#endregion
//#region packages/game-vanuatu/src/flow/characters.ts
const CHOOSE_CHARACTER = { kind: "choose-character" };
const MOVES$8 = Object.fromEntries(CHARACTER_IDS.map((character) => [character, {
	type: "choose-character",
	character
}]));
const characters$1 = {
	decisions(state, frame) {
		if (frame.turn === state.players.length) return NOBODY;
		const seat = seatInTurn(state, frame.turn);
		return [asked(frame, seat, CHOOSE_CHARACTER)];
	},
	settle: done
};
const characterToChoose = ask("choose-character", {
	rule: "VA-5.1",
	frame: "characters",
	answers: ["choose-character"],
	list: (state) => state.characters.map((character) => MOVES$8[character]),
	check(state, _seat, _frame, { character }) {
		return state.characters.includes(character) ? null : {
			rule: "VA-5.1",
			reason: "character-not-face-up",
			params: { character }
		};
	},
	answer(draft, seat, frame, { character }, emit) {
		const player = playerAt(draft, seat);
		const old = player.character;
		frame.turn += 1;
		player.character = character;
		player.bonusReady = true;
		emit({
			type: "character-taken",
			seat,
			character
		});
		draft.characters = draft.characters.filter((open) => open !== character);
		if (old === null) return;
		draft.characters.push(old);
		draft.characters = inDataOrder(draft.characters);
		emit({
			type: "character-returned",
			seat,
			character: old
		});
	},
	fallback: (state) => MOVES$8[state.characters[0]]
});

//#endregion
//#region packages/game-vanuatu/src/data/spaces.ts
const SPACES = [
	{
		id: "r1-s1",
		q: -1,
		r: 0
	},
	{
		id: "r1-s2",
		q: 0,
		r: 0
	},
	{
		id: "r1-s3",
		q: 1,
		r: 0
	},
	{
		id: "r1-s4",
		q: 2,
		r: 0
	},
	{
		id: "r2-s1",
		q: -1,
		r: 1
	},
	{
		id: "r2-s2",
		q: 0,
		r: 1
	},
	{
		id: "r2-s3",
		q: 1,
		r: 1
	},
	{
		id: "r2-s4",
		q: 2,
		r: 1
	},
	{
		id: "r2-s5",
		q: 3,
		r: 1
	},
	{
		id: "r3-s1",
		q: -1,
		r: 2
	},
	{
		id: "r3-s2",
		q: 0,
		r: 2
	},
	{
		id: "r3-s3",
		q: 1,
		r: 2
	},
	{
		id: "r3-s4",
		q: 2,
		r: 2
	},
	{
		id: "r3-s5",
		q: 3,
		r: 2
	},
	{
		id: "r3-s6",
		q: 4,
		r: 2
	},
	{
		id: "r4-s1",
		q: 1,
		r: 3
	}
];
const SPACE_IDS = SPACES.map(({ id }) => id);
const SPACE_INDEX = Object.fromEntries(SPACE_IDS.map((id, index) => [id, index]));
const STARTING_ISLAND_SPACE = "r1-s2";
const STARTING_OCEAN_SPACES = [
	"r1-s3",
	"r2-s2",
	"r2-s3"
];

//#endregion
//#region packages/game-vanuatu/src/board/geometry.ts
const NEIGHBOURS$1 = SPACES.map((space) => {
	let neighbours = 0;
	for (const [index, other] of SPACES.entries()) {
		const dq = other.q - space.q;
		const dr = other.r - space.r;
		if ((dq !== 0 || dr !== 0) && Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && dq !== -dr) neighbours |= 1 << index;
	}
	return neighbours;
});
function neighboursOf(space) {
	return NEIGHBOURS$1[space];
}
function spaceAt(index) {
	return SPACE_IDS[index];
}
function aroundOf(set) {
	let around = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) around |= neighboursOf(firstOf(rest));
	return around;
}
function placedSpaces(table) {
	let placed = 0;
	for (let space = 0; space < table.tiles.length; space++) if (table.tiles[space] !== null) placed |= 1 << space;
	return placed;
}
function islandSpaces(table) {
	let islands = 0;
	for (const island of table.islands) islands |= 1 << island.space;
	return islands;
}
function oceanSpaces(table) {
	return placedSpaces(table) & ~islandSpaces(table);
}
function isNextTo(table, seat, island) {
	return contains(neighboursOf(island.space), playerAt(table, seat).boat);
}

//#endregion
//#region packages/game-vanuatu/src/data/figures.ts
const PLANNING_PASSES = [
	2,
	2,
	1
];
const TILE_VALUES = [
	1,
	2,
	3
];
const FISH_TILES = [
	8,
	4,
	2
];
const TREASURE_TILES = [
	4,
	4,
	2
];

//#endregion
//#region packages/game-vanuatu/src/money.ts
function gainVatus(draft, seat, vatus, emit) {
	if (vatus === 0) return;
	const player = playerAt(draft, seat);
	player.vatus += vatus;
	emit({
		type: "vatus-gained",
		seat,
		vatus
	});
	const tens = Math.floor(player.vatus / 10);
	if (tens === 0) return;
	player.vatus -= tens * 10;
	player.points += tens * 5;
	emit({
		type: "vatus-converted",
		seat,
		vatus: tens * 10,
		points: tens * 5
	});
}
function scorePoints(draft, seat, points, emit) {
	if (points === 0) return;
	playerAt(draft, seat).points += points;
	emit({
		type: "points-scored",
		seat,
		points
	});
}
function payVatus(draft, seat, cost) {
	playerAt(draft, seat).vatus -= cost;
}
function checkVatus(player, cost) {
	if (player.vatus >= cost) return null;
	return {
		rule: "VA-3.2",
		reason: "not-enough-vatus",
		params: {
			cost,
			vatus: player.vatus
		}
	};
}

//#endregion
//#region packages/game-vanuatu/src/data/tiles.ts
const ISLANDS = {
	efate: {
		name: {
			en: "Efate",
			fr: "Éfaté"
		},
		letter: null,
		stallSlots: 3,
		drawingSlots: 1,
		touristCapacity: 5,
		goods: [
			1,
			1,
			1
		]
	},
	"tile-a1": {
		name: {
			en: "Island A1",
			fr: "Île A1"
		},
		letter: "A",
		stallSlots: 3,
		drawingSlots: 2,
		touristCapacity: 4,
		goods: [
			1,
			0,
			1
		]
	},
	"tile-a2": {
		name: {
			en: "Island A2",
			fr: "Île A2"
		},
		letter: "A",
		stallSlots: 3,
		drawingSlots: 2,
		touristCapacity: 4,
		goods: [
			1,
			1,
			0
		]
	},
	"tile-d1": {
		name: {
			en: "Island D1",
			fr: "Île D1"
		},
		letter: "D",
		stallSlots: 2,
		drawingSlots: 3,
		touristCapacity: 3,
		goods: [
			2,
			0,
			0
		]
	},
	"tile-d2": {
		name: {
			en: "Island D2",
			fr: "Île D2"
		},
		letter: "D",
		stallSlots: 3,
		drawingSlots: 1,
		touristCapacity: 4,
		goods: [
			1,
			1,
			0
		]
	}
};
const OCEANS = {
	"start-fish": {
		name: {
			en: "Fishing ground",
			fr: "Zone de pêche"
		},
		letter: null,
		fish: 2,
		treasure: 0
	},
	"start-wreck": {
		name: {
			en: "Wreck",
			fr: "Épave"
		},
		letter: null,
		fish: 1,
		treasure: 2
	},
	"start-harbour": {
		name: {
			en: "Roadstead",
			fr: "Mouillage"
		},
		letter: null,
		fish: 0,
		treasure: 0
	},
	"tile-b1": {
		name: {
			en: "Ocean B1",
			fr: "Océan B1"
		},
		letter: "B",
		fish: 1,
		treasure: 3
	},
	"tile-b2": {
		name: {
			en: "Ocean B2",
			fr: "Océan B2"
		},
		letter: "B",
		fish: 3,
		treasure: 0
	},
	"tile-c1": {
		name: {
			en: "Ocean C1",
			fr: "Océan C1"
		},
		letter: "C",
		fish: 0,
		treasure: 0
	},
	"tile-c2": {
		name: {
			en: "Ocean C2",
			fr: "Océan C2"
		},
		letter: "C",
		fish: 1,
		treasure: 2
	},
	"tile-e1": {
		name: {
			en: "Ocean E1",
			fr: "Océan E1"
		},
		letter: "E",
		fish: 0,
		treasure: 0
	},
	"tile-e2": {
		name: {
			en: "Ocean E2",
			fr: "Océan E2"
		},
		letter: "E",
		fish: 2,
		treasure: 0
	},
	"tile-f1": {
		name: {
			en: "Ocean F1",
			fr: "Océan F1"
		},
		letter: "F",
		fish: 1,
		treasure: 3
	},
	"tile-f2": {
		name: {
			en: "Ocean F2",
			fr: "Océan F2"
		},
		letter: "F",
		fish: 3,
		treasure: 0
	}
};
const ISLAND_IDS = Object.keys(ISLANDS);
const TILE_IDS = [...ISLAND_IDS, ...Object.keys(OCEANS)];
function islandData(island) {
	return ISLANDS[island];
}
function oceanData(ocean) {
	return OCEANS[ocean];
}
function isIsland(tile) {
	return tile in ISLANDS;
}
const STARTING_ISLAND = "efate";
const STARTING_OCEANS = [
	"start-fish",
	"start-wreck",
	"start-harbour"
];
const HARBOUR = "start-harbour";
const LETTERED_TILES = [
	["tile-a1", "tile-a2"],
	["tile-b1", "tile-b2"],
	["tile-c1", "tile-c2"],
	["tile-d1", "tile-d2"],
	["tile-e1", "tile-e2"],
	["tile-f1", "tile-f2"]
];

//#endregion
//#region packages/game-vanuatu/src/actions/islands.ts
function islandOf(table, tile) {
	for (const island of table.islands) if (island.tile === tile) return island;
	return null;
}
function checkNextTo(table, seat, tile) {
	const island = islandOf(table, tile);
	if (island !== null && isNextTo(table, seat, island)) return island;
	return {
		rule: "VA-2.2",
		reason: "boat-not-next-to-island",
		params: { island: tile }
	};
}
function isIllegal(checked) {
	return "reason" in checked;
}
const STALL$1 = 1;
const DRAWING = 2;
const TOURIST$1 = 4;
function roomOn(island) {
	const { stallSlots, drawingSlots, touristCapacity } = islandData(island.tile);
	return (stallsOn(island) < stallSlots ? 1 : 0) | (island.drawings < drawingSlots ? 2 : 0) | (island.tourists < touristCapacity ? 4 : 0);
}
function stallsOn(island) {
	let stalls = 0;
	for (const ofSeat of island.stalls) stalls += ofSeat;
	return stalls;
}
function movesByIsland(move) {
	return Object.fromEntries(ISLAND_IDS.map((island) => [island, [move(island, false), move(island, true)]]));
}

//#endregion
//#region packages/game-vanuatu/src/actions/rule.ts
const PLAINLY = {
	bonus: false,
	effect: false
};
const WITH_BONUS = {
	bonus: true,
	effect: true
};
const PREACHING = {
	bonus: true,
	effect: false
};
function oneOfPair(pair, { bonus }) {
	return bonus ? pair[1] : pair[0];
}

//#endregion
//#region packages/game-vanuatu/src/actions/build.ts
const MOVES$7 = movesByIsland((island, bonus) => ({
	type: "build",
	island,
	bonus
}));
function stallCost(effect) {
	return effect ? 1 : 3;
}
function hasStallSlot(island) {
	return (roomOn(island) & 1) !== 0;
}
const build = {
	list(table, seat, manner, into) {
		const player = playerAt(table, seat);
		if (player.stalls === 0 || player.vatus < stallCost(manner.effect)) return;
		for (const island of table.islands) if (isNextTo(table, seat, island) && hasStallSlot(island)) into.push(oneOfPair(MOVES$7[island.tile], manner));
	},
	check(table, seat, move, effect) {
		const island = checkNextTo(table, seat, move.island);
		if (isIllegal(island)) return island;
		if (!hasStallSlot(island)) return {
			rule: "VA-8.6",
			reason: "no-free-stall-slot",
			params: { island: move.island }
		};
		const player = playerAt(table, seat);
		if (player.stalls === 0) return {
			rule: "VA-8.6",
			reason: "no-stall-left"
		};
		return checkVatus(player, stallCost(effect));
	},
	perform(draft, seat, move, effect, emit) {
		const island = islandOf(draft, move.island);
		const paid = stallCost(effect);
		payVatus(draft, seat, paid);
		playerAt(draft, seat).stalls -= 1;
		island.stalls[seat] = island.stalls[seat] + 1;
		emit({
			type: "stall-built",
			seat,
			island: island.tile,
			paid
		});
	}
};

//#endregion
//#region packages/game-vanuatu/src/data/goods.ts
const GOODS = [
	{
		id: "kava",
		name: {
			en: "Kava",
			fr: "Kava"
		},
		cost: 1,
		points: 1,
		cubes: 10
	},
	{
		id: "copra",
		name: {
			en: "Copra",
			fr: "Coprah"
		},
		cost: 2,
		points: 3,
		cubes: 8
	},
	{
		id: "beef",
		name: {
			en: "Beef",
			fr: "Bœuf"
		},
		cost: 3,
		points: 5,
		cubes: 6
	}
];
const GOOD_IDS = GOODS.map(({ id }) => id);
const GOOD_INDEX = {
	kava: 0,
	copra: 1,
	beef: 2
};
const GOOD_COSTS = GOODS.map(({ cost }) => cost);
const GOOD_POINTS = GOODS.map(({ points }) => points);

//#endregion
//#region packages/game-vanuatu/src/data/ships.ts
const SHIPS = {
	"ship-01": {
		name: {
			en: "Ship 1",
			fr: "Navire 1"
		},
		demand: [
			1,
			1,
			1
		]
	},
	"ship-02": {
		name: {
			en: "Ship 2",
			fr: "Navire 2"
		},
		demand: [
			2,
			1,
			0
		]
	},
	"ship-03": {
		name: {
			en: "Ship 3",
			fr: "Navire 3"
		},
		demand: [
			0,
			1,
			2
		]
	},
	"ship-04": {
		name: {
			en: "Ship 4",
			fr: "Navire 4"
		},
		demand: [
			0,
			2,
			1
		]
	},
	"ship-05": {
		name: {
			en: "Ship 5",
			fr: "Navire 5"
		},
		demand: [
			1,
			0,
			2
		]
	},
	"ship-06": {
		name: {
			en: "Ship 6",
			fr: "Navire 6"
		},
		demand: [
			1,
			2,
			0
		]
	},
	"ship-07": {
		name: {
			en: "Ship 7",
			fr: "Navire 7"
		},
		demand: [
			2,
			0,
			1
		]
	},
	"ship-08": {
		name: {
			en: "Ship 8",
			fr: "Navire 8"
		},
		demand: [
			2,
			1,
			0
		]
	},
	"ship-09": {
		name: {
			en: "Ship 9",
			fr: "Navire 9"
		},
		demand: [
			3,
			0,
			0
		]
	},
	"ship-10": {
		name: {
			en: "Ship 10",
			fr: "Navire 10"
		},
		demand: [
			1,
			1,
			1
		]
	}
};
const SHIP_IDS = Object.keys(SHIPS);
function demandOf(ship) {
	return SHIPS[ship].demand;
}

//#endregion
//#region packages/game-vanuatu/src/board/ships.ts
function isFilled(ship) {
	return loadOf(ship) === 3;
}
function loadOf(ship) {
	return ship.cubes[0] + ship.cubes[1] + ship.cubes[2];
}
function shipLacking(table, good) {
	for (const ship of table.ships) if (ship.cubes[good] < demandOf(ship.id)[good]) return ship;
	return null;
}
function exportPoints(table, good) {
	const ship = shipLacking(table, good);
	if (ship === null) return 0;
	return GOOD_POINTS[good] + (loadOf(ship) === 3 - 1 ? 2 : 0);
}
function exportCube(draft, seat, good, emit) {
	const id = GOOD_IDS[good];
	const ship = shipLacking(draft, good);
	if (ship === null) {
		draft.supply[good] = draft.supply[good] + 1;
		emit({
			type: "cube-put-back",
			seat,
			good: id
		});
		return;
	}
	const points = exportPoints(draft, good);
	ship.cubes[good] = ship.cubes[good] + 1;
	emit({
		type: "cube-loaded",
		seat,
		good: id,
		ship: ship.id
	});
	if (isFilled(ship)) emit({
		type: "ship-filled",
		seat,
		ship: ship.id
	});
	scorePoints(draft, seat, points, emit);
}
function renewShips(draft, emit) {
	const staying = [];
	for (const ship of draft.ships) if (isFilled(ship)) {
		for (let good = 0; good < ship.cubes.length; good++) draft.supply[good] = draft.supply[good] + ship.cubes[good];
		draft.discardedShips.push(ship.id);
		emit({
			type: "ship-left",
			ship: ship.id
		});
	} else staying.push(ship);
	draft.ships = staying;
	while (draft.ships.length < 3) turnUpShip(draft, emit);
}
function turnUpShip(draft, emit) {
	if (draft.shipPile.length === 0) shuffleDiscarded(draft);
	const id = draft.shipPile.pop();
	if (id === void 0) throw new Error("ten ships, and none is left for the row");
	expose(draft);
	draft.ships.push({
		id,
		cubes: [
			0,
			0,
			0
		]
	});
	emit({
		type: "ship-arrived",
		ship: id,
		left: draft.shipPile.length
	});
}
function shuffleDiscarded(draft) {
	draft.shipPile = shuffle(draft.rng, draft.discardedShips);
	draft.discardedShips = [];
}

//#endregion
//#region packages/game-vanuatu/src/actions/buy.ts
const MOVES$6 = GOOD_IDS.map((good) => movesByIsland((island, bonus) => ({
	type: "buy",
	island,
	good,
	bonus
})));
const buy = {
	list(table, seat, manner, into) {
		const { vatus } = playerAt(table, seat);
		for (const island of table.islands) {
			if (!isNextTo(table, seat, island)) continue;
			for (let good = 0; good < GOOD_IDS.length; good++) {
				if (island.cubes[good] === 0 || GOOD_COSTS[good] > vatus) continue;
				into.push(oneOfPair(MOVES$6[good]?.[island.tile], manner));
			}
		}
	},
	check(table, seat, move) {
		const island = checkNextTo(table, seat, move.island);
		if (isIllegal(island)) return island;
		const good = GOOD_INDEX[move.good];
		if (island.cubes[good] === 0) return {
			rule: "VA-8.7",
			reason: "no-such-cube",
			params: {
				island: move.island,
				good: move.good
			}
		};
		return checkVatus(playerAt(table, seat), GOOD_COSTS[good]);
	},
	perform(draft, seat, move, effect, emit) {
		const island = islandOf(draft, move.island);
		const good = GOOD_INDEX[move.good];
		const paid = GOOD_COSTS[good];
		payVatus(draft, seat, paid);
		island.cubes[good] = island.cubes[good] - 1;
		emit({
			type: "good-bought",
			seat,
			island: island.tile,
			good: GOOD_IDS[good],
			paid
		});
		exportCube(draft, seat, good, emit);
		if (effect && draft.supply[good] !== 0 && shipLacking(draft, good) !== null) {
			draft.supply[good] = draft.supply[good] - 1;
			exportCube(draft, seat, good, emit);
		}
	}
};

//#endregion
//#region packages/game-vanuatu/src/actions/draw.ts
const MOVES$5 = movesByIsland((island, bonus) => ({
	type: "draw",
	island,
	bonus
}));
function hasDrawingSlot(island) {
	return (roomOn(island) & 2) !== 0;
}
const draw = {
	list(table, seat, manner, into) {
		for (const island of table.islands) if (isNextTo(table, seat, island) && hasDrawingSlot(island)) into.push(oneOfPair(MOVES$5[island.tile], manner));
	},
	check(table, seat, move) {
		const island = checkNextTo(table, seat, move.island);
		if (isIllegal(island)) return island;
		if (hasDrawingSlot(island)) return null;
		return {
			rule: "VA-8.10",
			reason: "no-free-drawing-slot",
			params: { island: move.island }
		};
	},
	perform(draft, seat, move, effect, emit) {
		const island = islandOf(draft, move.island);
		island.drawings += 1;
		emit({
			type: "drew",
			seat,
			island: island.tile
		});
		scorePoints(draft, seat, effect ? 5 : 3, emit);
	}
};

//#endregion
//#region packages/game-vanuatu/src/actions/gather.ts
const FISH$1 = [{
	type: "fish",
	bonus: false
}, {
	type: "fish",
	bonus: true
}];
const EXPLORE$1 = [{
	type: "explore",
	bonus: false
}, {
	type: "explore",
	bonus: true
}];
function markersHere(table, seat, of) {
	return table[of][playerAt(table, seat).boat];
}
function takeTile(draft, seat, of) {
	const player = playerAt(draft, seat);
	const space = player.boat;
	const value = draft[of][space];
	draft[of][space] = value - 1;
	player[of][value - 1] = player[of][value - 1] + 1;
	return value;
}
const NO_FISH = {
	rule: "VA-8.3",
	reason: "no-fish-here"
};
const NO_TREASURE = {
	rule: "VA-8.4",
	reason: "no-treasure-here"
};
const fish = {
	list(table, seat, manner, into) {
		if (markersHere(table, seat, "fish") > 0) into.push(oneOfPair(FISH$1, manner));
	},
	check: (table, seat) => markersHere(table, seat, "fish") > 0 ? null : NO_FISH,
	perform(draft, seat, _move, effect, emit) {
		const value = takeTile(draft, seat, "fish");
		emit({
			type: "fished",
			seat,
			space: spaceAt(playerAt(draft, seat).boat),
			value
		});
		if (effect) scorePoints(draft, seat, value, emit);
	}
};
const explore = {
	list(table, seat, manner, into) {
		if (markersHere(table, seat, "treasure") > 0) into.push(oneOfPair(EXPLORE$1, manner));
	},
	check: (table, seat) => markersHere(table, seat, "treasure") > 0 ? null : NO_TREASURE,
	perform(draft, seat, _move, effect, emit) {
		const value = takeTile(draft, seat, "treasure");
		emit({
			type: "explored",
			seat,
			space: spaceAt(playerAt(draft, seat).boat),
			value
		});
		if (effect) gainVatus(draft, seat, value, emit);
	}
};

//#endregion
//#region packages/game-vanuatu/src/data/rest-tokens.ts
const REST_TOKENS = [
	{
		id: "first-player",
		name: {
			en: "First player",
			fr: "Premier joueur"
		},
		vatus: 0,
		points: 0,
		firstPlayer: true
	},
	{
		id: "vatu-and-point",
		name: {
			en: "1 vatu and 1 point",
			fr: "1 vatu et 1 point"
		},
		vatus: 1,
		points: 1,
		firstPlayer: false
	},
	{
		id: "point",
		name: {
			en: "1 point",
			fr: "1 point"
		},
		vatus: 0,
		points: 1,
		firstPlayer: false
	},
	{
		id: "vatu",
		name: {
			en: "1 vatu",
			fr: "1 vatu"
		},
		vatus: 1,
		points: 0,
		firstPlayer: false
	}
];
const REST_TOKEN_IDS = REST_TOKENS.map(({ id }) => id);

//#endregion
//#region packages/game-vanuatu/src/actions/rest.ts
const REST$3 = [{
	type: "rest",
	bonus: false
}, {
	type: "rest",
	bonus: true
}];
function restTokensLeft(table) {
	return REST_TOKEN_IDS.length - table.rests.length;
}
function tokensAfter(state, taken) {
	return REST_TOKEN_IDS.filter((token) => {
		for (let rest = 0; rest < taken; rest++) if (state.rests[rest]?.token === token) return false;
		return true;
	});
}
function tokensLeft(state) {
	return tokensAfter(state, state.rests.length);
}
function takeRestToken(draft, seat, token, emit) {
	draft.rests.push({
		seat,
		token
	});
	emit({
		type: "rest-token-taken",
		seat,
		token
	});
}
const rest = {
	list(table, _seat, manner, into) {
		if (restTokensLeft(table) > 0) into.push(oneOfPair(REST$3, manner));
	},
	check: (table) => restTokensLeft(table) > 0 ? null : {
		rule: "VA-8.12",
		reason: "no-rest-token-left"
	},
	perform(draft, seat, _move, _effect, emit) {
		emit({
			type: "rested",
			seat
		});
		expose(draft);
	}
};

//#endregion
//#region packages/game-vanuatu/src/actions/sail.ts
function sailMove(to, steps, bonus) {
	return {
		type: "sail",
		to,
		steps,
		bonus
	};
}
const MOVES$4 = [
	1,
	2,
	3
].map((steps) => SPACE_IDS.map((to) => [sailMove(to, steps, false), sailMove(to, steps, true)]));
function costOf(steps, effect) {
	return effect ? 0 : steps * 1;
}
function takenSpaces(table, seat) {
	return isTwoPlayerGame(table) ? 1 << playerAt(table, 1 - seat).boat : 0;
}
function endsAfter(table, seat, steps) {
	const oceans = oceanSpaces(table);
	const start = 1 << playerAt(table, seat).boat;
	let reached = start;
	for (let step = 0; step < steps; step++) reached = aroundOf(reached) & oceans;
	return reached & ~start;
}
function checkSail(table, seat, move, effect) {
	const { to, steps } = move;
	const end = SPACE_INDEX[to];
	const player = playerAt(table, seat);
	if (end === player.boat) return {
		rule: "VA-8.2",
		reason: "ends-where-it-began"
	};
	if (!contains(endsAfter(table, seat, steps), end)) return {
		rule: "VA-8.1",
		reason: "not-reached-in-steps",
		params: {
			space: to,
			steps
		}
	};
	if (contains(takenSpaces(table, seat), end)) return {
		rule: "VA-12.14",
		reason: "tile-taken",
		params: { space: to }
	};
	return checkVatus(player, costOf(steps, effect));
}
const sail = {
	list(table, seat, manner, into) {
		const { boat, vatus } = playerAt(table, seat);
		const oceans = oceanSpaces(table);
		const barred = takenSpaces(table, seat) | 1 << boat;
		let reached = 1 << boat;
		for (let steps = 1; steps <= 3 && costOf(steps, manner.effect) <= vatus; steps++) {
			reached = aroundOf(reached) & oceans;
			const moves = MOVES$4[steps - 1];
			for (let rest = reached & ~barred; rest !== 0; rest &= rest - 1) into.push(oneOfPair(moves[firstOf(rest)], manner));
		}
	},
	check: checkSail,
	perform(draft, seat, { to, steps }, effect, emit) {
		const player = playerAt(draft, seat);
		const from = spaceAt(player.boat);
		const paid = costOf(steps, effect);
		payVatus(draft, seat, paid);
		player.boat = SPACE_INDEX[to];
		emit({
			type: "sailed",
			seat,
			from,
			to,
			steps,
			paid
		});
	}
};

//#endregion
//#region packages/game-vanuatu/src/actions/sell.ts
function sellMove(counts, bonus) {
	return {
		type: "sell",
		tiles: TILE_VALUES.flatMap((value) => Array.from({ length: counts[value - 1] ?? 0 }, () => value)),
		bonus
	};
}
const [MOST_ONES, MOST_TWOS, MOST_THREES] = FISH_TILES;
const MOVES$3 = everyChoice().map((counts) => [sellMove(counts, false), sellMove(counts, true)]);
function everyChoice() {
	const choices = [];
	for (let ones = 0; ones <= MOST_ONES; ones++) for (let twos = 0; twos <= MOST_TWOS; twos++) for (let threes = 0; threes <= MOST_THREES; threes++) choices[indexOf(ones, twos, threes)] = [
		ones,
		twos,
		threes
	];
	return choices;
}
function indexOf(ones, twos, threes) {
	return (ones * (MOST_TWOS + 1) + twos) * (MOST_THREES + 1) + threes;
}
function isNextToOwnStall(table, seat) {
	for (const island of table.islands) if (island.stalls[seat] !== 0 && isNextTo(table, seat, island)) return true;
	return false;
}
function checkTiles(player, tiles) {
	const counts = [
		0,
		0,
		0
	];
	let previous = 0;
	for (const value of tiles) {
		if (value < previous) return {
			rule: "VA-8.15",
			reason: "not-lowest-first"
		};
		previous = value;
		counts[value - 1] = counts[value - 1] + 1;
		if (counts[value - 1] > player.fish[value - 1]) return {
			rule: "VA-8.5",
			reason: "fish-tile-not-owned",
			params: { value }
		};
	}
	return tiles.length === 0 ? {
		rule: "VA-8.5",
		reason: "sells-nothing"
	} : null;
}
const sell = {
	list(table, seat, manner, into) {
		if (!manner.effect && !isNextToOwnStall(table, seat)) return;
		const [ownOnes, ownTwos, ownThrees] = playerAt(table, seat).fish;
		for (let ones = 0; ones <= ownOnes; ones++) for (let twos = 0; twos <= ownTwos; twos++) for (let threes = 0; threes <= ownThrees; threes++) {
			if (ones + twos + threes === 0) continue;
			into.push(oneOfPair(MOVES$3[indexOf(ones, twos, threes)], manner));
		}
	},
	check(table, seat, { tiles }, effect) {
		const illegal = checkTiles(playerAt(table, seat), tiles);
		if (illegal !== null) return illegal;
		return effect || isNextToOwnStall(table, seat) ? null : {
			rule: "VA-8.5",
			reason: "no-own-stall-near"
		};
	},
	perform(draft, seat, { tiles }, _effect, emit) {
		const { fish } = playerAt(draft, seat);
		let value = 0;
		for (const tile of tiles) {
			fish[tile - 1] = fish[tile - 1] - 1;
			value += tile;
		}
		const price = draft.fishPrice;
		emit({
			type: "fish-sold",
			seat,
			tiles: tiles.slice(),
			price
		});
		gainVatus(draft, seat, value * price, emit);
		if (price > 1) {
			draft.fishPrice = price - 1;
			emit({
				type: "fish-price-changed",
				price: price - 1
			});
		}
	}
};

//#endregion
//#region packages/game-vanuatu/src/actions/transport.ts
const MOVES$2 = movesByIsland((island, bonus) => ({
	type: "transport",
	island,
	bonus
}));
function takesTourist(island) {
	return (roomOn(island) & 4) !== 0;
}
const transport = {
	list(table, seat, manner, into) {
		if (table.touristsWaiting === 0) return;
		for (const island of table.islands) if (isNextTo(table, seat, island) && takesTourist(island)) into.push(oneOfPair(MOVES$2[island.tile], manner));
	},
	check(table, seat, move) {
		if (table.touristsWaiting === 0) return {
			rule: "VA-8.11",
			reason: "no-tourist-waits"
		};
		const island = checkNextTo(table, seat, move.island);
		if (isIllegal(island)) return island;
		return takesTourist(island) ? null : {
			rule: "VA-8.11",
			reason: "island-full",
			params: { island: move.island }
		};
	},
	perform(draft, seat, move, effect, emit) {
		const island = islandOf(draft, move.island);
		draft.touristsWaiting -= 1;
		island.tourists += 1;
		emit({
			type: "tourist-carried",
			seat,
			island: island.tile
		});
		gainVatus(draft, seat, stallsOn(island) * 1, emit);
		if (effect) scorePoints(draft, seat, island.drawings * 2, emit);
	}
};

//#endregion
//#region packages/game-vanuatu/src/actions/perform.ts
const RULES = {
	buy,
	explore,
	sail,
	build,
	rest,
	transport,
	fish,
	sell,
	draw
};
const ACTION_OF_MOVE = {
	buy: "buy",
	explore: "explore",
	sail: "sail",
	build: "build",
	rest: "rest",
	transport: "tourist",
	fish: "fish",
	sell: "sell",
	draw: "draw"
};
function actionOf(move) {
	return ACTION_OF_MOVE[move.type];
}
function ruleOf(action) {
	return RULES[action === "tourist" ? "transport" : action];
}
function hasBonusFor(player, action) {
	return player.bonusReady && player.character !== null && ACTIONS[action].character === player.character;
}
function listAction(table, seat, action, manner, into) {
	ruleOf(action).list(table, seat, manner, into);
}
function canPerform(table, seat, action) {
	const ways = [];
	listAction(table, seat, action, PLAINLY, ways);
	return ways.length > 0;
}
function checkAction(table, seat, move) {
	return RULES[move.type].check(table, seat, move, usesEffect(playerAt(table, seat), move));
}
function performAction(draft, seat, move, emit) {
	const player = playerAt(draft, seat);
	const effect = usesEffect(player, move);
	if (move.bonus) useBonus(player, seat, emit);
	RULES[move.type].perform(draft, seat, move, effect, emit);
}
function usesEffect(player, move) {
	return move.bonus && hasBonusFor(player, actionOf(move));
}
function useBonus(player, seat, emit) {
	player.bonusReady = false;
	if (player.character !== null) emit({
		type: "bonus-used",
		seat,
		character: player.character
	});
}

//#endregion
//#region packages/game-vanuatu/src/flow/exchanges.ts
const MOST_SEATS$1 = 5;
const TREASURES$1 = TREASURE_TILES[0] + TREASURE_TILES[1] + TREASURE_TILES[2];
const SELL_MOVES = TILE_VALUES.map((value) => ({
	type: "sell-treasure",
	value
}));
const BEG_MOVES = [
	1,
	2,
	3
].map((points) => ({
	type: "beg",
	points
}));
function numbered(kind, most) {
	return Array.from({ length: MOST_SEATS$1 }, (_row, seat) => Array.from({ length: most + 1 }, (_column, number) => offered(`${kind}-${number}`, seat, { kind })));
}
const SELLING = numbered("sell-treasure", TREASURES$1);
const BEGGING = numbered("beg", 8);
function hasTreasure({ treasure }) {
	return treasure[0] !== 0 || treasure[1] !== 0 || treasure[2] !== 0;
}
function mostAlms(player) {
	return player.bonusReady && player.character === "beggar" ? Math.min(3, player.points) : 0;
}
function canExchange$1(player) {
	return hasTreasure(player) || mostAlms(player) > 0;
}
function exchangesOpen(state) {
	const open = [];
	for (let seat = 0; seat < state.players.length; seat++) {
		const player = playerAt(state, seat);
		if (hasTreasure(player)) open.push(SELLING[seat]?.[player.treasuresSold]);
		if (mostAlms(player) > 0) open.push(BEGGING[seat]?.[state.round]);
	}
	return open;
}
function treasuresOf$1({ treasure }) {
	return SELL_MOVES.filter(({ value }) => treasure[value - 1] !== 0);
}
const sellTreasure = optionalAsk("sell-treasure", {
	rule: "VA-3.3",
	answers: ["sell-treasure"],
	list: (state, seat) => treasuresOf$1(playerAt(state, seat)),
	check(state, seat, _frame, { value }) {
		if (playerAt(state, seat).treasure[value - 1] !== 0) return null;
		return {
			rule: "VA-3.3",
			reason: "treasure-not-owned",
			params: { value }
		};
	},
	answer(draft, seat, _frame, { value }, emit) {
		const player = playerAt(draft, seat);
		player.treasure[value - 1] = player.treasure[value - 1] - 1;
		player.treasuresSold += 1;
		emit({
			type: "treasure-sold",
			seat,
			value
		});
		gainVatus(draft, seat, value, emit);
	},
	fallback: (state, seat) => treasuresOf$1(playerAt(state, seat))[0]
});
const beg = optionalAsk("beg", {
	rule: "VA-9.9",
	answers: ["beg"],
	list: (state, seat) => BEG_MOVES.slice(0, mostAlms(playerAt(state, seat))),
	check(state, seat, _frame, { points }) {
		const most = mostAlms(playerAt(state, seat));
		return points <= most ? null : {
			rule: "VA-9.9",
			reason: "more-than-allowed",
			params: {
				points,
				most
			}
		};
	},
	answer(draft, seat, _frame, { points }, emit) {
		const player = playerAt(draft, seat);
		useBonus(player, seat, emit);
		player.points -= points;
		emit({
			type: "begged",
			seat,
			points
		});
		gainVatus(draft, seat, points, emit);
	},
	fallback: () => BEG_MOVES[0]
});

//#endregion
//#region packages/game-vanuatu/src/flow/neutral-markers.ts
const MOVES$1 = ACTION_IDS.map((action) => ({
	type: "place-neutral",
	action
}));
const REST$2 = MOVES$1[ACTION_INDEX.rest];
const neutralMarkers = {
	decisions(state, frame) {
		if (frame.put === 5) return NOBODY;
		const isFirst = frame.put < 2;
		const seat = seatInTurn(state, isFirst ? 0 : 1);
		const put = isFirst ? frame.put : frame.put - 2;
		const left = (isFirst ? 2 : 3) - put;
		return [asked(frame, seat, {
			kind: "place-neutral",
			left
		}, put)];
	},
	settle: done
};
const neutralToPlace = ask("place-neutral", {
	rule: "VA-12.3",
	frame: "neutral-markers",
	answers: ["place-neutral"],
	list: () => MOVES$1,
	check: () => null,
	answer(draft, seat, frame, { action }, emit) {
		const index = ACTION_INDEX[action];
		draft.neutral[index] = draft.neutral[index] + 1;
		frame.put += 1;
		emit({
			type: "neutral-placed",
			seat,
			action
		});
	},
	fallback: () => REST$2
});

//#endregion
//#region packages/game-vanuatu/src/planning/chart.ts
function chartOf(table, seat, free) {
	const player = playerAt(table, seat);
	let oceans = 0;
	let withFish = 0;
	let withTreasure = 0;
	for (let space = 0; space < table.tiles.length; space++) {
		if (table.tiles[space] !== null) oceans |= 1 << space;
		if (table.fish[space] !== 0) withFish |= 1 << space;
		if (table.treasure[space] !== 0) withTreasure |= 1 << space;
	}
	let drawing = 0;
	let touring = 0;
	let building = 0;
	let selling = 0;
	let kava = 0;
	let copra = 0;
	let beef = 0;
	for (const island of table.islands) {
		const near = neighboursOf(island.space);
		const room = roomOn(island);
		oceans &= ~(1 << island.space);
		if ((room & 2) !== 0) drawing |= near;
		if ((room & 4) !== 0 && table.touristsWaiting > 0) touring |= near;
		if ((room & 1) !== 0 && player.stalls > 0) building |= near;
		if (island.stalls[seat] !== 0) selling |= near;
		if (island.cubes[0] !== 0) kava |= near;
		if (island.cubes[1] !== 0) copra |= near;
		if (island.cubes[2] !== 0) beef |= near;
	}
	const stops = oceans & ~takenSpaces(table, seat);
	const bonus = player.bonusReady ? player.character : null;
	return {
		table,
		seat,
		free,
		oceans,
		stops,
		withFish,
		withTreasure,
		drawing,
		touring,
		building,
		selling,
		kava,
		copra,
		beef,
		bonus
	};
}

//#endregion
//#region packages/game-vanuatu/src/planning/position.ts
const VATUS = 4;
const TREASURES = 8;
const ALMS = 16;
const CATCH = 19;
const STALL = 21;
const TREASURE_SHIFTS = [
	TREASURES,
	11,
	14
];
const NO_ALMS = 3 + 1;
function positionOf(player) {
	const alms = player.bonusReady && player.character === "beggar" ? Math.min(3, player.points) : NO_ALMS;
	let position = player.boat | player.vatus << VATUS | alms << ALMS;
	for (let value = 1; value <= 3; value++) position += treasures(player.treasure[value - 1], value);
	return position;
}
function treasures(tiles, value) {
	return tiles << TREASURE_SHIFTS[value - 1];
}
function boatOf(position) {
	return position & 15;
}
function movedTo(position, space) {
	return position & -16 | space;
}
function vatusOf(position) {
	return position >> VATUS & 15;
}
function catchOf(position) {
	return position >> CATCH & 3;
}
function withCatch(position, value) {
	return position | value << CATCH;
}
function builtOn(position) {
	return (position >> STALL) - 1;
}
function withStallOn(position, island) {
	return position | island + 1 << STALL;
}
function withTreasure(position, value) {
	return position + treasures(1, value);
}
function almsOf(position) {
	return position >> ALMS & 7;
}
function withAlms(position, alms) {
	return position & -458753 | alms << ALMS;
}
function isBeggar(position) {
	return almsOf(position) !== NO_ALMS;
}
function withPoints(position, points) {
	const alms = almsOf(position);
	return alms === NO_ALMS ? position : withAlms(position, Math.min(3, alms + points));
}
function withGain(position, gain) {
	const vatus = vatusOf(position) + gain;
	if (vatus < 10) return position + (gain << VATUS);
	return withPoints(position & -241 | vatus % 10 << VATUS, 5);
}
function withPayment(position, cost) {
	return position - (cost << VATUS);
}
function treasuresOf(position, value) {
	return position >> TREASURE_SHIFTS[value - 1] & (value === 3 ? 3 : 7);
}
function canExchange(position) {
	const alms = almsOf(position);
	return (position >> TREASURES & 255) !== 0 || alms > 0 && alms < NO_ALMS;
}
function exchanged(position) {
	const positions = [];
	for (let ones = 0; ones <= treasuresOf(position, 1); ones++) for (let twos = 0; twos <= treasuresOf(position, 2); twos++) for (let threes = 0; threes <= treasuresOf(position, 3); threes++) addBegging(withGain(position - (treasures(ones, 1) + treasures(twos, 2) + treasures(threes, 3)), ones + twos * 2 + threes * 3), positions);
	return positions;
}
function addBegging(position, into) {
	into.push(position);
	const alms = almsOf(position);
	if (alms === NO_ALMS) return;
	const begged = withAlms(position, NO_ALMS);
	for (let points = 1; points <= alms; points++) into.push(withGain(begged, points));
}

//#endregion
//#region packages/game-vanuatu/src/planning/possible.ts
const BUY = 1 << ACTION_INDEX.buy;
const EXPLORE = 1 << ACTION_INDEX.explore;
const SAIL = 1 << ACTION_INDEX.sail;
const BUILD = 1 << ACTION_INDEX.build;
const REST$1 = 1 << ACTION_INDEX.rest;
const TOURIST = 1 << ACTION_INDEX.tourist;
const FISH = 1 << ACTION_INDEX.fish;
const SELL = 1 << ACTION_INDEX.sell;
const DRAW = 1 << ACTION_INDEX.draw;
const UNPAYABLE = 99;
function possibleActions(chart, position) {
	const here = 1 << boatOf(position);
	let possible = REST$1;
	if ((chart.withFish & here) !== 0) possible |= FISH;
	if ((chart.withTreasure & here) !== 0) possible |= EXPLORE;
	if ((chart.drawing & here) !== 0) possible |= DRAW;
	if ((chart.touring & here) !== 0) possible |= TOURIST;
	if (hasFish(chart, position) && canSellAt$1(chart, position)) possible |= SELL;
	if ((chart.building & here) !== 0 && canPay(chart, position, stallCost(chart.bonus === "builder"))) possible |= BUILD;
	if (canPay(chart, position, cheapestGood(chart, here))) possible |= BUY;
	if (canPay(chart, position, cheapestWay(chart, here))) possible |= SAIL;
	return possible;
}
function canPay(chart, position, cost) {
	if (vatusOf(position) >= cost) return true;
	if (cost === UNPAYABLE) return false;
	if (chart.free) return true;
	if (!canExchange(position)) return false;
	for (const after of exchanged(position)) if (vatusOf(after) >= cost) return true;
	return false;
}
function cheapestGood(chart, spaces) {
	if ((chart.kava & spaces) !== 0) return GOODS[0].cost;
	if ((chart.copra & spaces) !== 0) return GOODS[1].cost;
	return (chart.beef & spaces) === 0 ? UNPAYABLE : GOODS[2].cost;
}
function cheapestWay(chart, here) {
	let reached = here;
	for (let steps = 1; steps <= 3; steps++) {
		reached = aroundOf(reached) & chart.oceans;
		if ((reached & chart.stops & ~here) !== 0) return chart.bonus === "navigator" ? 0 : steps * 1;
	}
	return UNPAYABLE;
}
function hasFish(chart, position) {
	const { fish } = playerAt(chart.table, chart.seat);
	return catchOf(position) !== 0 || fish[0] !== 0 || fish[1] !== 0 || fish[2] !== 0;
}
function canSellAt$1(chart, position) {
	const here = 1 << boatOf(position);
	if (chart.bonus === "vendor" || (chart.selling & here) !== 0) return true;
	const built = builtOn(position);
	return built >= 0 && (neighboursOf(chart.table.islands[built].space) & here) !== 0;
}

//#endregion
//#region packages/game-vanuatu/src/planning/search.ts
function keyOf(position, done) {
	return position | (done & REST$1 - 1 | done >> 1 & ~(REST$1 - 1)) << 24;
}
function isNew(search, position, done) {
	const before = search.tried.size;
	search.tried.add(keyOf(position, done));
	return search.tried.size > before;
}
function imagine(search, position, done) {
	if ((search.hoped & ~done) === 0 || !isNew(search, position, done)) return;
	search.hoped &= done | ~possibleActions(search.chart, position);
	for (let rest = search.planned & ~done; rest !== 0; rest &= rest - 1) {
		const action = rest & -rest;
		if ((search.hoped & ~done & ~action) !== 0) imagineAction(search, position, action, done | action);
	}
}
function imagineAction(search, position, action, done) {
	switch (action) {
		case BUY: return imagineBuy(search, position, done);
		case EXPLORE: return imagineExplore(search, position, done);
		case SAIL: return imagineSail(search, position, done);
		case BUILD: return imagineBuild(search, position, done);
		case TOURIST: return imagineTourist(search, position, done);
		case FISH: return imagineFish(search, position, done);
		case SELL: return imagineSell(search, position, done);
		case DRAW: return imagineDraw(search, position, done);
	}
}
function pay(search, position, cost, points, done) {
	if (search.chart.free || vatusOf(position) >= cost) {
		const paid = search.chart.free ? position : withPayment(position, cost);
		return imagine(search, withPoints(paid, points), done);
	}
	if (!canExchange(position)) return;
	for (const after of exchanged(position)) if (vatusOf(after) >= cost) imagine(search, withPoints(withPayment(after, cost), points), done);
}
function imagineSail(search, position, done) {
	const { oceans, stops, bonus } = search.chart;
	const start = 1 << boatOf(position);
	let reached = start;
	let barred = start;
	for (let steps = 1; steps <= 3; steps++) {
		reached = aroundOf(reached) & oceans;
		for (let rest = reached & stops & ~barred; rest !== 0; rest &= rest - 1) {
			const moved = movedTo(position, firstOf(rest));
			if (bonus === "navigator") pay(search, moved, 0, 0, done);
			pay(search, moved, steps * 1, 0, done);
		}
		if (!search.gains) barred |= reached;
	}
}
function imagineFish(search, position, done) {
	const value = search.chart.table.fish[boatOf(position)];
	if (value > 0) imagine(search, withCatch(position, value), done);
}
function imagineExplore(search, position, done) {
	const value = search.chart.table.treasure[boatOf(position)];
	if (value === 0) return;
	const taken = withTreasure(position, value);
	imagine(search, taken, done);
	if (search.chart.bonus === "diver") imagine(search, withGain(taken, value), done);
}
function imagineSell(search, position, done) {
	const { chart } = search;
	if (!canSellAt$1(chart, position)) return;
	const sums = sumsOf(playerAt(chart.table, chart.seat).fish, catchOf(position));
	for (let rest = sums & -2; rest !== 0; rest &= rest - 1) imagine(search, withGain(position, firstOf(rest) * chart.table.fishPrice), done);
}
function sumsOf(fish, caught) {
	let sums = 1 | 1 << caught;
	for (let value = 1; value <= fish.length; value++) for (let tiles = fish[value - 1]; tiles > 0; tiles--) sums |= sums << value;
	return sums;
}
function imagineBuild(search, position, done) {
	const { table, building, bonus } = search.chart;
	const boat = boatOf(position);
	if (!contains(building, boat)) return;
	for (let index = 0; index < table.islands.length; index++) {
		const island = table.islands[index];
		if (!contains(neighboursOf(island.space), boat) || !hasStallSlot(island)) continue;
		const built = withStallOn(position, index);
		pay(search, built, 3, 0, done);
		if (bonus === "builder") pay(search, built, 1, 0, done);
	}
}
function imagineBuy(search, position, done) {
	if (!search.gains) return;
	const { table, kava, copra, beef } = search.chart;
	const boat = boatOf(position);
	if (contains(kava, boat)) pay(search, position, GOODS[0].cost, exportPoints(table, 0), done);
	if (contains(copra, boat)) pay(search, position, GOODS[1].cost, exportPoints(table, 1), done);
	if (contains(beef, boat)) pay(search, position, GOODS[2].cost, exportPoints(table, 2), done);
}
function imagineTourist(search, position, done) {
	const { table, touring } = search.chart;
	const boat = boatOf(position);
	if (!contains(touring, boat)) return;
	for (let index = 0; index < table.islands.length; index++) {
		const island = table.islands[index];
		if (!contains(neighboursOf(island.space), boat) || !takesTourist(island)) continue;
		const stalls = stallsOn(island) + (builtOn(position) === index ? 1 : 0);
		imagine(search, withGain(position, stalls * 1), done);
	}
}
function imagineDraw(search, position, done) {
	if (!contains(search.chart.drawing, boatOf(position))) return;
	const scored = withPoints(position, 3);
	if (scored !== position) imagine(search, scored, done);
}

//#endregion
//#region packages/game-vanuatu/src/planning/plannable.ts
const MOST_VATUS = 10 - 1;
function plannableActions(table, seat) {
	return plannableOn(chartOf(table, seat, false));
}
function plannableForFree(table, seat) {
	return plannableOn(chartOf(table, seat, true));
}
function canOnlyRest(table, seat) {
	if (playerAt(table, seat).vatus >= 1 && !isTwoPlayerGame(table)) return false;
	const chart = chartOf(table, seat, false);
	return possibleActions(chart, positionOf(playerAt(table, seat))) === REST$1 && plannableOn(chart) === REST$1;
}
function plannableOn(chart) {
	const player = playerAt(chart.table, chart.seat);
	const position = positionOf(player);
	const planned = stacksOf(player) & ~REST$1;
	let possible = possibleActions(chart, position);
	if (planned === 0) return possible;
	if ((planned & SAIL) !== 0) possible |= possibleAfterVoyage(chart, position);
	const gains = chart.free || couldGain(chart, position, planned);
	const hoped = hopesOf(chart, position, planned, gains) & ~possible;
	if (hoped === 0) return possible;
	const search = {
		chart,
		planned,
		gains,
		hoped,
		tried: /* @__PURE__ */ new Set()
	};
	imagine(search, position, 0);
	return possible | hoped & ~search.hoped;
}
function possibleAfterVoyage(chart, position) {
	const start = 1 << boatOf(position);
	const fee = chart.bonus === "navigator" || chart.free ? 0 : 1;
	const fish = hasFish(chart, position);
	let vatus = chart.free ? MOST_VATUS : vatusOf(position);
	let reached = start;
	let possible = 0;
	for (let steps = 1; steps <= 3 && vatus >= fee; steps++) {
		vatus -= fee;
		reached = aroundOf(reached) & chart.oceans;
		const ends = reached & chart.stops & ~start;
		if ((ends & chart.withFish) !== 0) possible |= FISH;
		if ((ends & chart.withTreasure) !== 0) possible |= EXPLORE;
		if ((ends & chart.drawing) !== 0) possible |= DRAW;
		if ((ends & chart.touring) !== 0) possible |= TOURIST;
		if ((ends & chart.selling) !== 0 && fish) possible |= SELL;
		if ((ends & chart.building) !== 0 && vatus >= stallCost(chart.bonus === "builder")) possible |= BUILD;
		if (vatus >= cheapestGood(chart, ends)) possible |= BUY;
	}
	return possible;
}
function hopesOf(chart, position, planned, gains) {
	const reach = reachOf(chart, position, planned);
	let hopes = couldSell(chart, position, planned, reach) ? SELL : 0;
	if (!gains) return hopes;
	hopes |= SAIL;
	if ((reach & chart.withFish) !== 0) hopes |= FISH;
	if ((reach & chart.withTreasure) !== 0) hopes |= EXPLORE;
	if ((reach & chart.drawing) !== 0) hopes |= DRAW;
	if ((reach & chart.touring) !== 0) hopes |= TOURIST;
	if ((reach & chart.building) !== 0) hopes |= BUILD;
	if ((reach & (chart.kava | chart.copra | chart.beef)) !== 0) hopes |= BUY;
	return hopes;
}
function reachOf(chart, position, planned) {
	const start = 1 << boatOf(position);
	if ((planned & SAIL) === 0) return start;
	let passed = start;
	for (let step = 0; step < 3; step++) passed |= aroundOf(passed) & chart.oceans;
	return passed & chart.stops | start;
}
function couldSell(chart, position, planned, reach) {
	const hasTile = hasFish(chart, position) || (planned & FISH) !== 0 && (reach & chart.withFish) !== 0;
	const places = (planned & BUILD) === 0 ? chart.selling : chart.selling | chart.building;
	return hasTile && (chart.bonus === "vendor" || (reach & places) !== 0);
}
function couldGain(chart, position, planned) {
	if (canExchange(position) || isBeggar(position)) return true;
	if ((planned & (EXPLORE | TOURIST | SELL)) === 0) return false;
	const reach = reachOf(chart, position, planned);
	return (planned & EXPLORE) !== 0 && (reach & chart.withTreasure) !== 0 || (planned & TOURIST) !== 0 && (reach & chart.touring) !== 0 || (planned & SELL) !== 0 && couldSell(chart, position, planned, reach);
}

//#endregion
//#region packages/game-vanuatu/src/planning/missing.ts
function checkPlannable(table, seat, action) {
	const bit = 1 << ACTION_INDEX[action];
	if ((plannableActions(table, seat) & bit) !== 0) return null;
	const { vatus } = playerAt(table, seat);
	return {
		rule: "VA-6.2",
		reason: (plannableForFree(table, seat) & bit) === 0 ? obstacle(table, seat, action) : "vatus-not-in-reach",
		params: {
			action,
			vatus
		}
	};
}
function obstacle(table, seat, action) {
	switch (action) {
		case "buy": return "no-cube-in-reach";
		case "explore": return "no-treasure-in-reach";
		case "build": return playerAt(table, seat).stalls === 0 ? "no-stall-left" : "no-stall-slot-in-reach";
		case "tourist": return table.touristsWaiting === 0 ? "no-tourist-waits" : "no-room-for-a-tourist-in-reach";
		case "fish": return "no-fish-in-reach";
		case "sell": return obstacleToSelling(table, seat);
		case "draw": return "no-drawing-slot-in-reach";
		case "sail":
		case "rest": return "no-way";
	}
}
function obstacleToSelling(table, seat) {
	const player = playerAt(table, seat);
	const chart = chartOf(table, seat, true);
	const position = positionOf(player);
	const reach = reachOf(chart, position, stacksOf(player));
	const canFish = markersOn(player, "fish") > 0 && (reach & chart.withFish) !== 0;
	if (!hasFish(chart, position) && !canFish) return "no-fish-to-sell";
	return (reach & chart.selling) === 0 ? "no-own-stall-in-reach" : "no-order-works";
}

//#endregion
//#region packages/game-vanuatu/src/flow/planning.ts
const MOVES = ACTION_IDS.map((action) => ({
	type: "plan",
	action
}));
const REST = MOVES[ACTION_INDEX.rest];
const PUT_BEFORE = PLANNING_PASSES.map((_markers, pass) => PLANNING_PASSES.slice(0, pass).reduce((sum, markers) => sum + markers, 0));
function put(draft, frame, seat, action, emit) {
	const { markers } = playerAt(draft, seat);
	const index = ACTION_INDEX[action];
	markers[index] = markers[index] + 1;
	emit({
		type: "marker-placed",
		seat,
		action
	});
	frame.asking = false;
	frame.put += 1;
	if (frame.put < PLANNING_PASSES[frame.pass]) return;
	frame.put = 0;
	frame.turn += 1;
	if (frame.turn < draft.players.length) return;
	frame.turn = 0;
	frame.pass += 1;
}
const planning = {
	decisions(state, frame) {
		if (!frame.asking) return NOBODY;
		const { pass } = frame;
		const seat = seatInTurn(state, frame.turn);
		const left = PLANNING_PASSES[pass] - frame.put;
		return [asked(frame, seat, {
			kind: "plan",
			left
		}, PUT_BEFORE[pass] + frame.put)];
	},
	settle(draft, frame, emit) {
		if (frame.pass === PLANNING_PASSES.length) return "done";
		const seat = seatInTurn(draft, frame.turn);
		if (canOnlyRest(draft, seat)) {
			put(draft, frame, seat, "rest", emit);
			return "again";
		}
		frame.asking = true;
		return "waiting";
	}
};
const markerToPlan = ask("plan", {
	rule: "VA-6.1",
	frame: "planning",
	answers: ["plan"],
	list(state, seat) {
		const plannable = plannableActions(state, seat);
		return MOVES.filter((_move, action) => contains(plannable, action));
	},
	check: (state, seat, _frame, { action }) => checkPlannable(state, seat, action),
	answer: (draft, seat, frame, { action }, emit) => put(draft, frame, seat, action, emit),
	fallback: () => REST
});

//#endregion
//#region packages/game-vanuatu/src/board/stocks.ts
function putTile(draft, tile, space) {
	draft.tiles[space] = tile;
	if (isIsland(tile)) {
		const stalls = draft.players.map(() => 0);
		draft.islands.push({
			tile,
			space,
			cubes: [
				0,
				0,
				0
			],
			stalls,
			drawings: 0,
			tourists: 0
		});
	} else {
		draft.fish[space] = oceanData(tile).fish;
		draft.treasure[space] = oceanData(tile).treasure;
	}
}
function placeTile(draft, seat, tile, space, emit) {
	putTile(draft, tile, SPACE_INDEX[space]);
	emit({
		type: "tile-placed",
		seat,
		tile,
		space
	});
	const last = draft.islands[draft.islands.length - 1];
	if (last?.tile === tile) stock(draft, last, emit);
}
function stock(draft, island, emit) {
	const { goods } = islandData(island.tile);
	for (let good = 0; good < goods.length; good++) {
		const cubes = Math.min(goods[good], draft.supply[good]);
		island.cubes[good] = cubes;
		draft.supply[good] = draft.supply[good] - cubes;
	}
	emit({
		type: "island-stocked",
		island: island.tile,
		cubes: island.cubes.slice()
	});
}
function isEmptyOfCubes(island) {
	return island.cubes[0] === 0 && island.cubes[1] === 0 && island.cubes[2] === 0;
}

//#endregion
//#region packages/game-vanuatu/src/flow/preparation.ts
function prepareRound(draft, emit) {
	draft.round += 1;
	emit({
		type: "round-began",
		round: draft.round
	});
	if (isTwoPlayerGame(draft)) offerCharacters(draft, emit);
	if (draft.fishPrice !== 3) {
		draft.fishPrice = 3;
		emit({
			type: "fish-price-changed",
			price: 3
		});
	}
	callTourists(draft, emit);
	renewShips(draft, emit);
	for (const island of draft.islands) if (isEmptyOfCubes(island)) stock(draft, island, emit);
}
function offerCharacters(draft, emit) {
	const out = draft.characters;
	for (const player of draft.players) {
		if (player.character !== null) out.push(player.character);
		player.character = null;
	}
	const pool = CHARACTER_IDS.filter((character) => !out.includes(character));
	draft.characters = inDataOrder(shuffle(draft.rng, pool).slice(0, 5));
	emit({
		type: "characters-laid-out",
		characters: draft.characters.slice()
	});
}
function callTourists(draft, emit) {
	if (draft.touristsWaiting > 0) emit({
		type: "tourists-left",
		tourists: draft.touristsWaiting
	});
	const tourists = draft.touristPile.pop();
	if (tourists === void 0) throw new Error("eight tourist tiles, and none is left for this round");
	expose(draft);
	draft.touristsWaiting = tourists;
	emit({
		type: "tourists-arrived",
		tourists
	});
}

//#endregion
//#region packages/game-vanuatu/src/flow/rest-bonuses.ts
function endActions(draft) {
	for (const player of draft.players) {
		player.bonusReady = false;
		player.governed = null;
	}
	draft.neutral.fill(0);
}
function payRestTokens(draft, emit) {
	for (const { id, vatus, points, firstPlayer } of REST_TOKENS) {
		const rest = draft.rests.find(({ token }) => token === id);
		if (rest === void 0) continue;
		const { seat } = rest;
		expose(draft);
		emit({
			type: "rest-token-shown",
			seat,
			token: id
		});
		gainVatus(draft, seat, vatus, emit);
		scorePoints(draft, seat, points, emit);
		if (firstPlayer) nameFirstPlayer(draft, seat, emit);
	}
	draft.rests = [];
}
function nameFirstPlayer(draft, seat, emit) {
	draft.firstPlayer = seat;
	emit({
		type: "first-player-named",
		seat
	});
}

//#endregion
//#region packages/game-vanuatu/src/flow/rounds.ts
function placesTiles({ round }) {
	return round >= 2 && round <= 7;
}
const rounds = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		switch (frame.next) {
			case "preparation":
				prepareRound(draft, emit);
				frame.next = "tiles";
				break;
			case "tiles":
				frame.next = "neutral-markers";
				if (placesTiles(draft)) draft.stack.push({
					kind: "tile-placement",
					id: frameId(draft),
					asking: false
				});
				break;
			case "neutral-markers":
				frame.next = "characters";
				if (isTwoPlayerGame(draft)) draft.stack.push({
					kind: "neutral-markers",
					id: frameId(draft),
					put: 0
				});
				break;
			case "characters":
				frame.next = "planning";
				if (draft.options.characters) draft.stack.push({
					kind: "characters",
					id: frameId(draft),
					turn: 0
				});
				break;
			case "planning":
				frame.next = "actions";
				draft.stack.push({
					kind: "planning",
					id: frameId(draft),
					pass: 0,
					turn: 0,
					put: 0,
					asking: false
				});
				break;
			case "actions":
				frame.next = "rest-bonuses";
				draft.stack.push({
					kind: "actions",
					id: frameId(draft),
					turn: 0
				});
				break;
			case "rest-bonuses":
				endActions(draft);
				payRestTokens(draft, emit);
				if (draft.round === 8) {
					emit({
						type: "game-ended",
						round: 8
					});
					return "done";
				}
				frame.next = "preparation";
		}
		return "again";
	}
};

//#endregion
//#region packages/game-vanuatu/src/board/placement.ts
function outlineOf(table) {
	return {
		placed: placedSpaces(table),
		islands: islandSpaces(table)
	};
}
function withTile({ placed, islands }, tile, space) {
	const bit = 1 << space;
	return {
		placed: placed | bit,
		islands: isIsland(tile) ? islands | bit : islands
	};
}
function edgeOf({ placed }) {
	let edge = 0;
	for (let space = 0; space < SPACES.length; space++) if (!contains(placed, space) && sizeOf(neighboursOf(space) & placed) >= 2) edge |= 1 << space;
	return edge;
}
function lawfulSpaces(outline, tile) {
	const wantsIsland = !isIsland(tile);
	let lawful = 0;
	for (let rest = edgeOf(outline); rest !== 0; rest &= rest - 1) {
		const space = firstOf(rest);
		if ((neighboursOf(space) & outline.islands) !== 0 === wantsIsland) lawful |= 1 << space;
	}
	return lawful;
}
function leastBadSpaces(outline, tile) {
	const edge = edgeOf(outline);
	if (!isIsland(tile)) return edge;
	let fewest = SPACES.length;
	let spaces = 0;
	for (let rest = edge; rest !== 0; rest &= rest - 1) {
		const space = firstOf(rest);
		const islands = sizeOf(neighboursOf(space) & outline.islands);
		if (islands < fewest) spaces = 0;
		if (islands <= fewest) spaces |= 1 << space;
		fewest = Math.min(fewest, islands);
	}
	return spaces;
}
function spacesLeavingOne(outline, first, second) {
	let spaces = 0;
	for (let rest = lawfulSpaces(outline, first); rest !== 0; rest &= rest - 1) {
		const space = firstOf(rest);
		if (lawfulSpaces(withTile(outline, first, space), second) !== 0) spaces |= 1 << space;
	}
	return spaces;
}
function otherTile(table, tile) {
	return table.openTiles.find((open) => open !== tile);
}
function spacesFor(table, tile) {
	const outline = outlineOf(table);
	const other = otherTile(table, tile);
	if (other !== void 0) {
		const spaces = spacesLeavingOne(outline, tile, other);
		if (spaces !== 0) return spaces;
		if (spacesLeavingOne(outline, other, tile) !== 0) return 0;
	}
	const lawful = lawfulSpaces(outline, tile);
	if (lawful !== 0) return lawful;
	return other !== void 0 && lawfulSpaces(outline, other) !== 0 ? 0 : leastBadSpaces(outline, tile);
}
function placementsOf(table) {
	const moves = [];
	for (const tile of table.openTiles) for (let rest = spacesFor(table, tile); rest !== 0; rest &= rest - 1) moves.push({
		type: "place-tile",
		tile,
		space: spaceAt(firstOf(rest))
	});
	return moves;
}
function checkPlacement(table, { tile, space }) {
	if (!table.openTiles.includes(tile)) return {
		rule: "VA-4.6",
		reason: "tile-not-open",
		params: { tile }
	};
	const index = SPACE_INDEX[space];
	if (table.tiles[index] !== null) return {
		rule: "VA-4.6",
		reason: "space-not-free",
		params: { space }
	};
	const outline = outlineOf(table);
	const touched = sizeOf(neighboursOf(index) & outline.placed);
	if (touched < 2) return {
		rule: "VA-4.7",
		reason: "too-few-neighbours",
		params: {
			touched,
			needed: 2
		}
	};
	return contains(spacesFor(table, tile), index) ? null : whyNot(table, outline, tile, index);
}
function whyNot(table, outline, tile, space) {
	const lawful = lawfulSpaces(outline, tile);
	if (contains(lawful, space)) return {
		rule: "VA-4.8",
		reason: "leaves-no-space-for-the-other"
	};
	const other = otherTile(table, tile);
	const isLawfulLater = other !== void 0 && spacesLeavingOne(outline, other, tile) !== 0;
	if (lawful !== 0 || isLawfulLater) return {
		rule: "VA-4.7",
		reason: isIsland(tile) ? "island-touches-island" : "ocean-touches-no-island"
	};
	return {
		rule: "VA-4.9",
		reason: other !== void 0 && lawfulSpaces(outline, other) !== 0 ? "other-tile-first" : "touches-more-islands-than-needed"
	};
}

//#endregion
//#region packages/game-vanuatu/src/flow/tile-placement.ts
const PLACE_TILE = { kind: "place-tile" };
function turnUpTiles(draft, emit) {
	for (let tiles = 0; tiles < 2; tiles++) {
		const tile = draft.tileStack.pop();
		if (tile === void 0) return;
		expose(draft);
		draft.openTiles.push(tile);
		emit({
			type: "tile-turned-up",
			tile
		});
	}
}
function place(draft, { tile, space }, emit) {
	draft.openTiles = draft.openTiles.filter((open) => open !== tile);
	placeTile(draft, draft.firstPlayer, tile, space, emit);
}
const tilePlacement = {
	decisions(state, frame) {
		if (!frame.asking) return NOBODY;
		const seat = state.firstPlayer;
		return [asked(frame, seat, PLACE_TILE, 2 - state.openTiles.length)];
	},
	settle(draft, frame, emit) {
		if (draft.openTiles.length === 0) {
			turnUpTiles(draft, emit);
			return "done";
		}
		const placements = placementsOf(draft);
		if (placements.length > 1) {
			frame.asking = true;
			return "waiting";
		}
		place(draft, placements[0], emit);
		return "again";
	}
};
const tileToPlace = ask("place-tile", {
	rule: "VA-4.6",
	frame: "tile-placement",
	answers: ["place-tile"],
	list: (state) => placementsOf(state),
	check: (state, _seat, _frame, move) => checkPlacement(state, move),
	answer(draft, _seat, frame, move, emit) {
		frame.asking = false;
		place(draft, move, emit);
	},
	fallback: (state) => placementsOf(state)[0]
});

//#endregion
//#region packages/game-vanuatu/src/flow/resolve.ts
const TAKE_BACK = ACTION_IDS.map((action) => ({
	type: "take-back",
	action
}));
const GOVERN = ACTION_IDS.map((from) => ACTION_IDS.map((to) => ({
	type: "govern",
	from,
	to
})));
function takeBackMove(action) {
	return TAKE_BACK[action];
}
function isReady(player, character) {
	return player.bonusReady && player.character === character;
}
function turnMoves(table, seat) {
	const player = playerAt(table, seat);
	const moves = [];
	const held = heldActions(table, seat);
	if (held === 0) listUnheld(table, seat, moves);
	for (let rest = held; rest !== 0; rest &= rest - 1) listHeld(table, seat, firstOf(rest), moves);
	if (isReady(player, "governor")) listGoverning(player, moves);
	return moves;
}
function listHeld(table, seat, index, into) {
	const action = actionAt(index);
	const before = into.length;
	listAction(table, seat, action, PLAINLY, into);
	if (into.length === before) into.push(takeBackMove(index));
	if (hasBonusFor(playerAt(table, seat), action)) listAction(table, seat, action, WITH_BONUS, into);
}
function listUnheld(table, seat, into) {
	const player = playerAt(table, seat);
	const stacks = stacksOf(player);
	for (let rest = stacks; rest !== 0; rest &= rest - 1) into.push(takeBackMove(firstOf(rest)));
	if (!isReady(player, "preacher")) return;
	for (let rest = stacks; rest !== 0; rest &= rest - 1) listAction(table, seat, actionAt(firstOf(rest)), PREACHING, into);
}
function listGoverning(player, into) {
	for (let rest = stacksOf(player); rest !== 0; rest &= rest - 1) {
		const from = firstOf(rest);
		for (const move of GOVERN[from] ?? []) if (ACTION_INDEX[move.to] !== from) into.push(move);
	}
}
function onlyMove(table, seat) {
	const player = playerAt(table, seat);
	if (canExchange$1(player)) return null;
	const held = heldActions(table, seat);
	if (sizeOf(held === 0 ? stacksOf(player) : held) > 1) return null;
	if (isLastStack(table, seat) && table.players.some(canExchange$1)) return null;
	const moves = turnMoves(table, seat);
	return moves.length === 1 ? moves[0] : null;
}
function isLastStack(table, seat) {
	return table.players.every((player, other) => sizeOf(stacksOf(player)) === (other === seat ? 1 : 0));
}
function checkMarkers(player, action) {
	return markersOn(player, action) > 0 ? null : {
		rule: "VA-7.3",
		reason: "no-marker-there",
		params: { action }
	};
}
function isHeld(held, action) {
	return contains(held, ACTION_INDEX[action]);
}
function checkActionMove(table, seat, move) {
	const player = playerAt(table, seat);
	const action = actionOf(move);
	const held = heldActions(table, seat);
	const illegal = checkMarkers(player, action);
	if (illegal !== null) return illegal;
	if (!isHeld(held, action)) {
		if (held !== 0) return {
			rule: "VA-7.6",
			reason: "holds-another-action",
			params: { action }
		};
		if (!move.bonus || player.character !== "preacher") return {
			rule: "VA-7.5",
			reason: "not-held",
			params: { action }
		};
	} else if (move.bonus && player.character === "preacher") return {
		rule: "VA-9.10",
		reason: "preacher-holds-an-action"
	};
	return checkBonus(player, move, action) ?? checkAction(table, seat, move);
}
function checkBonus(player, move, action) {
	if (!move.bonus || isReady(player, "preacher") || hasBonusFor(player, action)) return null;
	return {
		rule: "VA-5.3",
		reason: "no-bonus-for-this",
		params: { action }
	};
}
function checkTakeBack(table, seat, action) {
	const illegal = checkMarkers(playerAt(table, seat), action);
	if (illegal !== null) return illegal;
	const held = heldActions(table, seat);
	if (held === 0) return null;
	if (!isHeld(held, action)) return {
		rule: "VA-7.6",
		reason: "holds-another-action",
		params: { action }
	};
	return canPerform(table, seat, action) ? {
		rule: "VA-7.3",
		reason: "must-be-performed",
		params: { action }
	} : null;
}
function checkGovern(player, { from, to }) {
	if (player.character !== "governor") return {
		rule: "VA-9.11",
		reason: "not-the-governor"
	};
	if (!player.bonusReady) return {
		rule: "VA-5.3",
		reason: "no-bonus-for-this",
		params: { action: to }
	};
	if (from === to) return {
		rule: "VA-9.11",
		reason: "same-space"
	};
	return checkMarkers(player, from);
}
function smallestStack(player) {
	let smallest = -1;
	for (let action = 0; action < player.markers.length; action++) {
		const markers = player.markers[action];
		if (markers > 0 && (smallest < 0 || markers < player.markers[smallest])) smallest = action;
	}
	return takeBackMove(smallest);
}

//#endregion
//#region packages/game-vanuatu/src/flow/turn.ts
const RESOLVE = { kind: "resolve" };
const TAKE_REST_TOKEN = { kind: "take-rest-token" };
function takeBack(draft, seat, action, performed, emit) {
	const player = playerAt(draft, seat);
	const markers = markersOn(player, action);
	player.markers[ACTION_INDEX[action]] = 0;
	emit({
		type: "markers-taken-back",
		seat,
		action,
		markers,
		performed
	});
}
function govern(draft, seat, { from, to }, emit) {
	const player = playerAt(draft, seat);
	const markers = markersOn(player, from);
	useBonus(player, seat, emit);
	player.markers[ACTION_INDEX[from]] = 0;
	player.markers[ACTION_INDEX[to]] = markersOn(player, to) + markers;
	player.governed = to;
	emit({
		type: "markers-moved",
		seat,
		from,
		to,
		markers
	});
}
function act(draft, frame, seat, move, emit) {
	performAction(draft, seat, move, emit);
	takeBack(draft, seat, actionOf(move), true, emit);
	if (move.type !== "rest") return;
	if (restTokensLeft(draft) > 1) frame.step = "take-rest-token";
	else takeRestToken(draft, seat, tokensLeft(draft)[0], emit);
}
function take(draft, frame, seat, move, emit) {
	frame.step = "over";
	switch (move.type) {
		case "take-back": return takeBack(draft, seat, move.action, false, emit);
		case "govern": return govern(draft, seat, move, emit);
		default: return act(draft, frame, seat, move, emit);
	}
}
const turn$1 = {
	decisions(_state, frame) {
		if (frame.step === "resolve") return [asked(frame, frame.seat, RESOLVE)];
		if (frame.step !== "take-rest-token") return NOBODY;
		return [asked(frame, frame.seat, TAKE_REST_TOKEN, 1)];
	},
	settle(draft, frame, emit) {
		if (frame.step === "over") return "done";
		const forced = onlyMove(draft, frame.seat);
		if (forced === null) {
			frame.step = "resolve";
			return "waiting";
		}
		take(draft, frame, frame.seat, forced, emit);
		return "again";
	}
};
const resolve = ask("resolve", {
	rule: "VA-7.3",
	frame: "turn",
	answers: [
		"buy",
		"explore",
		"sail",
		"build",
		"rest",
		"transport",
		"fish",
		"sell",
		"draw",
		"take-back",
		"govern"
	],
	list: (state, seat) => turnMoves(state, seat),
	check(state, seat, _frame, move) {
		switch (move.type) {
			case "take-back": return checkTakeBack(state, seat, move.action);
			case "govern": return checkGovern(playerAt(state, seat), move);
			default: return checkActionMove(state, seat, move);
		}
	},
	answer: (draft, seat, frame, move, emit) => take(draft, frame, seat, move, emit),
	fallback(state, seat) {
		if (heldActions(state, seat) === 0) return smallestStack(playerAt(state, seat));
		return turnMoves(state, seat)[0];
	}
});
const restToken = ask("take-rest-token", {
	rule: "VA-8.14",
	frame: "turn",
	answers: ["take-rest-token"],
	list: (state) => tokensLeft(state).map((token) => ({
		type: "take-rest-token",
		token
	})),
	check(state, _seat, _frame, { token }) {
		return tokensLeft(state).includes(token) ? null : {
			rule: "VA-8.12",
			reason: "token-not-left",
			params: { token }
		};
	},
	answer(draft, seat, frame, { token }, emit) {
		frame.step = "over";
		takeRestToken(draft, seat, token, emit);
	},
	fallback: (state) => ({
		type: "take-rest-token",
		token: tokensLeft(state)[0]
	})
});

//#endregion
//#region packages/game-vanuatu/src/guess.ts
function guess(view, _viewer, random) {
	return {
		rng: forkRandom(random),
		stack: view.stack.map((frame) => ({ ...frame })),
		frames: view.frames,
		exposed: 0,
		options: { characters: view.options.characters },
		round: view.round,
		firstPlayer: view.firstPlayer,
		fishPrice: view.fishPrice,
		touristsWaiting: view.touristsWaiting,
		tiles: view.tiles.slice(),
		fish: view.fish.slice(),
		treasure: view.treasure.slice(),
		islands: view.islands.map(cloneIsland),
		openTiles: view.openTiles.slice(),
		ships: view.ships.map(cloneShip),
		discardedShips: view.discardedShips.slice(),
		supply: view.supply.slice(),
		characters: view.characters.slice(),
		neutral: view.neutral.slice(),
		rests: guessRests(view, random),
		players: view.players.map(clonePlayer),
		tileStack: guessTiles(view, random),
		touristPile: shuffle(random, view.touristTilesLeft.slice()),
		shipPile: shuffle(random, view.shipsLeft.slice())
	};
}
function guessTiles(view, random) {
	const upper = [];
	const lower = [];
	for (const pair of LETTERED_TILES) {
		const unseen = pair.filter((tile) => !view.tiles.includes(tile) && !view.openTiles.includes(tile));
		shuffle(random, unseen);
		const [second, first] = unseen;
		if (first !== void 0) upper.push(first);
		if (second !== void 0) lower.push(second);
	}
	return [...upper, ...lower].toReversed();
}
function guessRests(view, random) {
	const rests = [];
	let left = REST_TOKEN_IDS.slice();
	for (const [index, { seat, token }] of view.rests.entries()) {
		const given = token ?? pickGone(view, index, left, random);
		rests.push({
			seat,
			token: given
		});
		left = left.filter((other) => other !== given);
	}
	return rests;
}
function pickGone(view, index, left, random) {
	const found = view.rests.find((rest, later) => later > index && rest.found !== null)?.found ?? view.restTokens;
	const gone = found === null ? left : left.filter((token) => !found.includes(token));
	return gone[below(random, gone.length)];
}

//#endregion
//#region packages/game-vanuatu/src/data/tourists.ts
const TOURIST_TILES = [
	0,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	4
];
function touristTileRemoved(seats) {
	if (seats <= 3) return 4;
	return seats === 4 ? 2 : 0;
}

//#endregion
//#region packages/game-vanuatu/src/invariants.ts
function invariants(state) {
	const faults = [];
	const tell = (fault) => void faults.push(fault);
	for (const check of [
		tiles$2,
		catches,
		cubes,
		islands,
		players,
		boats,
		characters,
		ships$1,
		tourists$1,
		rests
	]) check(state, tell);
	return faults;
}
function sum(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}
function isPermutation(found, all) {
	return found.length === all.length && all.every((thing) => found.includes(thing));
}
function tiles$2(state, tell) {
	const placed = state.tiles.filter((tile) => tile !== null);
	if (!isPermutation([
		...placed,
		...state.openTiles,
		...state.tileStack
	], TILE_IDS)) tell("a tile is lost or doubled");
	const onBoard = placed.filter(isIsland);
	if (!isPermutation(state.islands.map(({ tile }) => tile), onBoard)) tell("the islands are not those on the board");
	for (const { tile, space } of state.islands) if (state.tiles[space] !== tile) tell(`${tile} is not on space ${space}`);
}
function catches(state, tell) {
	for (const of of ["fish", "treasure"]) {
		const box = of === "fish" ? FISH_TILES : TREASURE_TILES;
		for (const [space, markers] of state[of].entries()) {
			const tile = state.tiles[space];
			const printed = tile === void 0 || tile === null || isIsland(tile) ? 0 : oceanData(tile)[of];
			if (markers < 0 || markers > printed) tell(`${markers} ${of} markers on space ${space}`);
		}
		for (const [index, inBox] of box.entries()) {
			const value = index + 1;
			const unplaced = [...state.openTiles, ...state.tileStack].filter((tile) => !isIsland(tile) && oceanData(tile)[of] >= value).length;
			const toCome = state[of].filter((markers) => markers >= value).length + unplaced;
			const held = sum(state.players.map((player) => player[of][index] ?? 0));
			if (held + toCome > inBox) tell(`${held} ${of} tiles of value ${value} held, ${toCome} to come, ${inBox} in the box`);
		}
	}
}
function cubes(state, tell) {
	for (const [good, { id, cubes: inBox }] of GOODS.entries()) {
		const counts = [
			state.supply,
			...state.islands.map((island) => island.cubes),
			...state.ships.map((ship) => ship.cubes)
		].map((place) => place[good] ?? -1);
		if (counts.some((count) => count < 0) || sum(counts) !== inBox) tell(`${sum(counts)} cubes of ${id}`);
	}
}
function islands(state, tell) {
	for (const island of state.islands) {
		const { stallSlots, drawingSlots, touristCapacity, goods } = islandData(island.tile);
		if (stallsOn(island) > stallSlots) tell(`${island.tile} has too many stalls`);
		if (island.drawings > drawingSlots) tell(`${island.tile} has too many drawings`);
		if (island.tourists > touristCapacity) tell(`${island.tile} has too many tourists`);
		if (island.cubes.some((count, good) => count > (goods[good] ?? 0))) tell(`${island.tile} has too many cubes`);
	}
}
function players(state, tell) {
	for (const [seat, player] of state.players.entries()) {
		const built = sum(state.islands.map((island) => island.stalls[seat] ?? 0));
		if (built + player.stalls !== 8) tell(`seat ${seat} has ${built + player.stalls} stalls`);
		if (player.vatus < 0 || player.vatus >= 10) tell(`seat ${seat} holds ${player.vatus} vatus`);
		if (player.points < 0) tell(`seat ${seat} has ${player.points} points`);
		if (sum(player.markers) > 5) tell(`seat ${seat} has ${sum(player.markers)} markers on the board`);
		if ([
			...player.fish,
			...player.treasure,
			...player.markers
		].some((count) => count < 0)) tell(`seat ${seat} has less than nothing of something`);
		if (player.bonusReady && player.character === null) tell(`seat ${seat} has a bonus without a character`);
	}
	const neutral = sum(state.neutral);
	if (neutral > (isTwoPlayerGame(state) ? 5 : 0)) tell(`${neutral} neutral markers`);
}
function boats(state, tell) {
	for (const [seat, { boat }] of state.players.entries()) {
		const tile = state.tiles[boat];
		if (tile === void 0 || tile === null || isIsland(tile)) tell(`the boat of seat ${seat} is not on an ocean`);
	}
	if (!isTwoPlayerGame(state)) return;
	const { boat } = playerAt(state, 0);
	if (boat !== playerAt(state, 1).boat) return;
	if (state.tiles[boat] !== "start-harbour") tell("both boats are on one tile");
}
function characters(state, tell) {
	const taken = state.players.flatMap(({ character }) => character === null ? [] : [character]);
	const all = [...state.characters, ...taken];
	if (new Set(all).size !== all.length) tell("a character is there twice");
	const inPlay = isTwoPlayerGame(state) ? 5 : CHARACTER_IDS.length;
	if (all.length !== (state.options.characters ? inPlay : 0)) tell(`${all.length} characters`);
}
function ships$1(state, tell) {
	if (!isPermutation([
		...state.ships.map(({ id }) => id),
		...state.shipPile,
		...state.discardedShips
	], SHIP_IDS)) tell("a ship is lost or doubled");
	if (state.ships.length !== 3) tell(`${state.ships.length} ships in the row`);
	for (const ship of state.ships) if (ship.cubes.some((count, good) => count > (demandOf(ship.id)[good] ?? 0))) tell(`${ship.id} carries what it has no place for, filled: ${isFilled(ship)}`);
}
function tourists$1(state, tell) {
	const seats = state.players.length;
	const inGame = sum(TOURIST_TILES) - touristTileRemoved(seats);
	const there = state.touristsWaiting + sum(state.islands.map((island) => island.tourists)) + sum(state.touristPile);
	if (state.touristsWaiting < 0 || there > inGame) tell(`${there} tourists here or to come`);
	if (state.touristPile.length !== 8 - state.round) tell(`${state.touristPile.length} tourist tiles to come`);
}
function rests(state, tell) {
	const tokens = state.rests.map(({ token }) => token);
	if (new Set(tokens).size !== tokens.length) tell("a rest token was taken twice");
}

//#endregion
//#region packages/game-vanuatu/src/moves.ts
const action$1 = oneOf(ACTION_IDS);
const island$1 = oneOf(ISLAND_IDS);
const space$1 = oneOf(SPACE_IDS);
const value = oneOf(TILE_VALUES);
const bonus = truth;
const moveShape = tagged("type", {
	buy: {
		island: island$1,
		good: oneOf(GOOD_IDS),
		bonus
	},
	explore: { bonus },
	sail: {
		to: space$1,
		steps: integer(1, 3),
		bonus
	},
	build: {
		island: island$1,
		bonus
	},
	rest: { bonus },
	transport: {
		island: island$1,
		bonus
	},
	fish: { bonus },
	sell: {
		tiles: list(value, 14),
		bonus
	},
	draw: {
		island: island$1,
		bonus
	},
	"place-tile": {
		tile: oneOf(TILE_IDS),
		space: space$1
	},
	"place-neutral": { action: action$1 },
	"choose-character": { character: oneOf(CHARACTER_IDS) },
	plan: { action: action$1 },
	"take-back": { action: action$1 },
	govern: {
		from: action$1,
		to: action$1
	},
	"take-rest-token": { token: oneOf(REST_TOKEN_IDS) },
	"sell-treasure": { value },
	beg: { points: integer(1, 3) }
});

//#endregion
//#region packages/game-vanuatu/src/options.ts
const NEEDS_CHARACTERS = {
	rule: "VA-13.1",
	reason: "two-players-need-characters"
};
const optionsSchema = {
	fields: { characters: {
		values: [true, false],
		default: true,
		rule: "VA-13.1"
	} },
	check: (options, seats) => seats === 2 && !options.characters ? NEEDS_CHARACTERS : null
};

//#endregion
//#region packages/game-vanuatu/src/reasons.ts
const REASONS = [
	"boat-not-next-to-island",
	"character-not-face-up",
	"ends-where-it-began",
	"fish-tile-not-owned",
	"holds-another-action",
	"island-full",
	"island-touches-island",
	"leaves-no-space-for-the-other",
	"more-than-allowed",
	"must-be-performed",
	"no-bonus-for-this",
	"no-cube-in-reach",
	"no-drawing-slot-in-reach",
	"no-fish-here",
	"no-fish-in-reach",
	"no-fish-to-sell",
	"no-free-drawing-slot",
	"no-free-stall-slot",
	"no-marker-there",
	"no-order-works",
	"no-own-stall-in-reach",
	"no-own-stall-near",
	"no-rest-token-left",
	"no-room-for-a-tourist-in-reach",
	"no-stall-left",
	"no-stall-slot-in-reach",
	"no-such-cube",
	"no-tourist-waits",
	"no-treasure-here",
	"no-treasure-in-reach",
	"no-way",
	"not-enough-vatus",
	"not-held",
	"not-lowest-first",
	"not-reached-in-steps",
	"not-the-governor",
	"ocean-touches-no-island",
	"other-tile-first",
	"preacher-holds-an-action",
	"same-space",
	"sells-nothing",
	"space-not-free",
	"tile-not-open",
	"tile-taken",
	"token-not-left",
	"too-few-neighbours",
	"touches-more-islands-than-needed",
	"treasure-not-owned",
	"vatus-not-in-reach"
];

//#endregion
//#region packages/game-vanuatu/src/scoring.ts
function standings(state) {
	return placingsOf(state.players.map((_player, seat) => scoreOf(state, seat)));
}
function scoreOf(table, seat) {
	const player = playerAt(table, seat);
	const vatus = player.vatus + valueOf(player.fish);
	const left = vatus % 10;
	const breakdown = [
		{
			source: "scored-in-play",
			points: player.points
		},
		{
			source: "fish-left",
			points: Math.floor(vatus / 10) * 5
		},
		{
			source: "vatus-left",
			points: Math.floor(left / 3)
		},
		{
			source: "treasures",
			points: valueOf(player.treasure) * 2
		},
		{
			source: "stalls-and-tourists",
			points: pairsOf(table, seat) * 2
		},
		{
			source: "first-player",
			points: table.firstPlayer === seat ? 3 : 0
		}
	];
	return {
		seat,
		points: breakdown.reduce((sum, { points: some }) => sum + some, 0),
		breakdown,
		tieBreaks: [8 - player.stalls, left]
	};
}
function valueOf(tiles) {
	let sum = 0;
	for (let value = 1; value <= tiles.length; value++) sum += value * tiles[value - 1];
	return sum;
}
function pairsOf(table, seat) {
	let pairs = 0;
	for (const island of table.islands) pairs += island.stalls[seat] * island.tourists;
	return pairs;
}

//#endregion
//#region packages/game-vanuatu/src/secrets.ts
const nobody = () => false;
const ships = dealt({
	rule: "VA-4.3",
	names: ["ships"],
	places: ({ shipPile }) => [{
		name: "ships",
		things: shipPile,
		knows: nobody,
		put: (draft, pile) => void (draft.shipPile = pile)
	}]
});
const tourists = dealt({
	rule: "VA-4.2",
	names: ["tourists"],
	places: ({ touristPile }) => [{
		name: "tourists",
		things: touristPile,
		knows: nobody,
		put: (draft, pile) => void (draft.touristPile = pile)
	}]
});
const tiles$1 = {
	rule: "VA-1.3",
	names: ["tiles"],
	hidden: ({ tileStack }) => unseenPairs(tileStack).length === 0 ? {} : { tiles: tileStack.slice() },
	scramble(draft, _viewer, random) {
		const { tileStack } = draft;
		for (const [one, other] of unseenPairs(tileStack)) {
			if (below(random, 2) === 0) continue;
			const at = tileStack.indexOf(one);
			tileStack[tileStack.indexOf(other)] = one;
			tileStack[at] = other;
		}
	}
};
function unseenPairs(tileStack) {
	const pairs = [];
	for (const [one, other] of LETTERED_TILES) if (one !== void 0 && other !== void 0 && tileStack.includes(one) && tileStack.includes(other)) pairs.push([one, other]);
	return pairs;
}
const restTokens = {
	rule: "VA-8.14",
	names: ["rest tokens"],
	hidden(state, viewer) {
		const unknown = state.rests.filter(({ seat }) => seat !== viewer).map(({ token }) => token);
		return isSettled(state, viewer) ? {} : { "rest tokens": unknown };
	},
	scramble(draft, viewer, random) {
		let from = 0;
		const looks = draft.rests.flatMap(({ seat }, index) => seat === viewer ? [index] : []);
		for (const look of looks) {
			permute(draft.rests, from, look, random);
			from = look + 1;
		}
		if (isLooking(draft, viewer)) permute(draft.rests, from, draft.rests.length, random);
		else dealAgain(draft.rests, from, random);
	}
};
function isSettled(state, viewer) {
	const { rests } = state;
	const last = rests.findLastIndex(({ seat }) => seat === viewer);
	if (rests.length - last - 1 > (isLooking(state, viewer) ? 1 : 0)) return false;
	let run = 0;
	for (const { seat } of rests.slice(0, last + 1)) {
		run = seat === viewer ? 0 : run + 1;
		if (run > 1) return false;
	}
	return true;
}
function isLooking({ stack }, viewer) {
	const top = stack[stack.length - 1];
	return top?.kind === "turn" && top.step === "take-rest-token" && top.seat === viewer;
}
function permute(rests, from, to, random) {
	const tokens = shuffle(random, rests.slice(from, to).map(({ token }) => token));
	for (let i = from; i < to; i++) rests[i] = {
		...rests[i],
		token: tokens[i - from]
	};
}
function dealAgain(rests, from, random) {
	const before = rests.slice(0, from).map(({ token }) => token);
	const left = shuffle(random, REST_TOKEN_IDS.filter((token) => !before.includes(token)));
	for (let i = from; i < rests.length; i++) rests[i] = {
		...rests[i],
		token: left[i - from]
	};
}
const secrets = [
	ships,
	tourists,
	tiles$1,
	restTokens
];
const events = {
	"round-began": "open",
	"first-player-named": "open",
	"fish-price-changed": "open",
	"tourists-left": "open",
	"tourists-arrived": "open",
	"ship-left": "open",
	"ship-arrived": "open",
	"island-stocked": "open",
	"tile-placed": "open",
	"tile-turned-up": "open",
	"characters-laid-out": "open",
	"neutral-placed": "open",
	"character-taken": "open",
	"character-returned": "open",
	"marker-placed": "open",
	"bonus-used": "open",
	sailed: "open",
	fished: "open",
	explored: "open",
	"fish-sold": "open",
	"stall-built": "open",
	"good-bought": "open",
	"cube-loaded": "open",
	"cube-put-back": "open",
	"ship-filled": "open",
	drew: "open",
	"tourist-carried": "open",
	rested: "open",
	"rest-token-taken": ({ type, seat, token }, viewer) => ({
		type,
		seat,
		token: seat === viewer ? token : null
	}),
	"markers-taken-back": "open",
	"markers-moved": "open",
	"treasure-sold": "open",
	begged: "open",
	"vatus-gained": "open",
	"points-scored": "open",
	"vatus-converted": "open",
	"rest-token-shown": "open",
	"game-ended": "open"
};

//#endregion
//#region packages/game-vanuatu/src/setup.ts
function layOut(seats, options, rng, emit) {
	const oceans = shuffle(rng, STARTING_OCEANS.slice());
	const harbour = SPACE_INDEX[STARTING_OCEAN_SPACES[oceans.indexOf(HARBOUR)]];
	const state = {
		rng,
		stack: [],
		frames: 0,
		exposed: 0,
		options: { characters: options.characters },
		round: 1,
		firstPlayer: 0,
		fishPrice: 3,
		touristsWaiting: 0,
		tiles: SPACE_IDS.map(() => null),
		fish: SPACE_IDS.map(() => 0),
		treasure: SPACE_IDS.map(() => 0),
		islands: [],
		openTiles: [],
		ships: [],
		discardedShips: [],
		supply: GOODS.map(({ cubes }) => cubes),
		characters: [],
		neutral: ACTION_IDS.map(() => 0),
		rests: [],
		players: Array.from({ length: seats }, () => newPlayer(harbour)),
		tileStack: shuffledTiles(rng),
		touristPile: shuffle(rng, touristTiles(seats)),
		shipPile: shuffle(rng, SHIP_IDS.slice())
	};
	placeTile(state, state.firstPlayer, STARTING_ISLAND, STARTING_ISLAND_SPACE, silently);
	for (const [index, space] of STARTING_OCEAN_SPACES.entries()) putTile(state, oceans[index], SPACE_INDEX[space]);
	turnUpFirst(state, emit);
	state.stack.push({
		kind: "rounds",
		id: frameId(state),
		next: "neutral-markers"
	});
	return state;
}
function turnUpFirst(draft, emit) {
	emit({
		type: "round-began",
		round: draft.round
	});
	turnUpTiles(draft, emit);
	callTourists(draft, emit);
	while (draft.ships.length < 3) turnUpShip(draft, emit);
	nameFirstPlayer(draft, below(draft.rng, draft.players.length), emit);
	if (isTwoPlayerGame(draft)) offerCharacters(draft, emit);
	else if (draft.options.characters) draft.characters = CHARACTER_IDS.slice();
}
function newPlayer(boat) {
	return {
		vatus: 3,
		points: 0,
		boat,
		stalls: 8,
		fish: [
			0,
			0,
			0
		],
		treasure: [
			0,
			0,
			0
		],
		treasuresSold: 0,
		character: null,
		bonusReady: false,
		markers: ACTION_IDS.map(() => 0),
		governed: null
	};
}
function shuffledTiles(rng) {
	const upper = [];
	const lower = [];
	for (const pair of LETTERED_TILES) {
		const first = below(rng, 2);
		upper.push(pair[first]);
		lower.push(pair[1 - first]);
	}
	return [...upper, ...lower].toReversed();
}
function touristTiles(seats) {
	const tiles = TOURIST_TILES.slice();
	tiles.splice(tiles.indexOf(touristTileRemoved(seats)), 1);
	return tiles;
}

//#endregion
//#region packages/game-vanuatu/src/frames.ts
const ROUND_STEPS = [
	"preparation",
	"tiles",
	"neutral-markers",
	"characters",
	"planning",
	"actions",
	"rest-bonuses"
];
const TURN_STEPS = [
	"begin",
	"resolve",
	"take-rest-token",
	"over"
];

//#endregion
//#region packages/game-vanuatu/src/state-shape.ts
const MOST_SEATS = 5;
const count = integer(0, 30);
const id = integer(1);
const turn = integer(0, MOST_SEATS);
const seat = integer(0, 4);
const space = integer(0, SPACE_IDS.length - 1);
const tile = oneOf(TILE_IDS);
const tiles = list(tile, TILE_IDS.length);
const ship = oneOf(SHIP_IDS);
const character = oneOf(CHARACTER_IDS);
const action = oneOf(ACTION_IDS);
const exactly = (length, shape) => (raw, path) => {
	const items = list(shape, length)(raw, path);
	if (items.length !== length) throw new ShapeError(path, `a list of ${length} items`);
	return items;
};
const three = exactly(3, count);
const byAction = exactly(ACTION_IDS.length, count);
const bySpace = exactly(SPACE_IDS.length, count);
const frame = tagged("kind", {
	rounds: {
		id,
		next: oneOf(ROUND_STEPS)
	},
	"tile-placement": {
		id,
		asking: truth
	},
	"neutral-markers": {
		id,
		put: count
	},
	characters: {
		id,
		turn
	},
	planning: {
		id,
		pass: integer(0, PLANNING_PASSES.length),
		turn,
		put: integer(0, 5),
		asking: truth
	},
	actions: {
		id,
		turn
	},
	turn: {
		id,
		seat,
		step: oneOf(TURN_STEPS)
	}
});
const player = fields({
	vatus: integer(0, 10 - 1),
	points: integer(0),
	boat: space,
	stalls: integer(0, 8),
	fish: three,
	treasure: three,
	treasuresSold: count,
	character: nullable(character),
	bonusReady: truth,
	markers: byAction,
	governed: nullable(action)
});
const island = fields({
	tile: oneOf(ISLAND_IDS),
	space,
	cubes: three,
	stalls: list(count, MOST_SEATS),
	drawings: count,
	tourists: count
});
const stateShape = fields({
	rng: randomShape,
	stack: list(frame, 3),
	frames: integer(0),
	exposed: integer(0),
	options: fields({ characters: truth }),
	round: integer(1, 8),
	firstPlayer: seat,
	fishPrice: integer(1, 3),
	touristsWaiting: integer(0, 4),
	tiles: exactly(SPACE_IDS.length, nullable(tile)),
	fish: bySpace,
	treasure: bySpace,
	islands: list(island, ISLAND_IDS.length),
	openTiles: tiles,
	ships: list(fields({
		id: ship,
		cubes: three
	}), SHIP_IDS.length),
	discardedShips: list(ship, SHIP_IDS.length),
	supply: three,
	characters: list(character, CHARACTER_IDS.length),
	neutral: byAction,
	rests: list(fields({
		seat,
		token: oneOf(REST_TOKEN_IDS)
	}), REST_TOKEN_IDS.length),
	players: list(player, MOST_SEATS),
	tileStack: tiles,
	touristPile: list(integer(0, 4), 8),
	shipPile: list(ship, SHIP_IDS.length)
});

//#endregion
//#region packages/game-vanuatu/src/view.ts
function view(state, viewer) {
	return {
		stack: state.stack.map(viewFrame),
		frames: state.frames,
		options: { characters: state.options.characters },
		round: state.round,
		firstPlayer: state.firstPlayer,
		fishPrice: state.fishPrice,
		touristsWaiting: state.touristsWaiting,
		tiles: state.tiles.slice(),
		fish: state.fish.slice(),
		treasure: state.treasure.slice(),
		islands: state.islands.map(cloneIsland),
		openTiles: state.openTiles.slice(),
		ships: state.ships.map(cloneShip),
		discardedShips: state.discardedShips.slice(),
		supply: state.supply.slice(),
		characters: state.characters.slice(),
		neutral: state.neutral.slice(),
		players: state.players.map(clonePlayer),
		rests: state.rests.map((_rest, index) => seenRest(state, viewer, index)),
		restTokens: isTakingToken(state, viewer) ? tokensLeft(state) : null,
		tilesLeft: state.tileStack.length,
		touristTilesLeft: state.touristPile.toSorted((a, b) => a - b),
		shipsLeft: SHIP_IDS.filter((ship) => state.shipPile.includes(ship))
	};
}
function viewFrame(frame) {
	const { id } = frame;
	switch (frame.kind) {
		case "rounds": return {
			kind: frame.kind,
			id,
			next: frame.next
		};
		case "tile-placement": return {
			kind: frame.kind,
			id,
			asking: frame.asking
		};
		case "neutral-markers": return {
			kind: frame.kind,
			id,
			put: frame.put
		};
		case "characters":
		case "actions": return {
			kind: frame.kind,
			id,
			turn: frame.turn
		};
		case "planning": return {
			kind: frame.kind,
			id,
			pass: frame.pass,
			turn: frame.turn,
			put: frame.put,
			asking: frame.asking
		};
		case "turn": return {
			kind: frame.kind,
			id,
			seat: frame.seat,
			step: frame.step
		};
	}
}
function seenRest(state, viewer, index) {
	const { seat, token } = state.rests[index];
	return seat === viewer ? {
		seat,
		token,
		found: tokensAfter(state, index)
	} : {
		seat,
		token: null,
		found: null
	};
}
function isTakingToken(state, viewer) {
	const top = state.stack[state.stack.length - 1];
	return top?.kind === "turn" && top.step === "take-rest-token" && top.seat === viewer;
}

//#endregion
//#region packages/game-vanuatu/src/seats.ts
const SEATS = {
	min: 2,
	max: 5
};

//#endregion
//#region packages/game-vanuatu/src/game.ts
const vanuatu = defineGame({
	id: "vanuatu",
	rulesVersion: 2,
	seats: SEATS,
	options: optionsSchema,
	moveShape,
	reasons: REASONS,
	stateShape,
	flow: {
		rounds,
		"tile-placement": tilePlacement,
		"neutral-markers": neutralMarkers,
		characters: characters$1,
		planning,
		actions,
		turn: turn$1
	},
	asks: {
		"place-tile": tileToPlace,
		"place-neutral": neutralToPlace,
		"choose-character": characterToChoose,
		plan: markerToPlan,
		resolve,
		"take-rest-token": restToken,
		"sell-treasure": sellTreasure,
		beg
	},
	standing: exchangesOpen,
	layOut,
	clone,
	view,
	events,
	secrets,
	guess,
	standings,
	ending: (state) => state.stack.length > 0 ? null : "eight-rounds-played",
	invariants
});

//#endregion
//#region packages/bots/src/judge/linear.ts
function linearJudge(features, weights) {
	const { names } = features;
	for (const name of Object.keys(weights)) if (!names.includes(name)) throw new Error(`a weight for '${name}', but no such feature`);
	const by = Float64Array.from(names, (name) => weights[name] ?? 0);
	const row = new Float64Array(names.length);
	return (state, chances) => {
		for (let seat = 0; seat < chances.length; seat++) {
			row.fill(0);
			features.read(state, seat, row, 0);
			chances[seat] = dot(by, row, 0);
		}
		softmax(chances, 0, chances.length);
	};
}
function dot(weights, rows, at) {
	let sum = 0;
	for (let i = 0; i < weights.length; i++) sum += weights[i] * rows[at + i];
	return sum;
}
function softmax(values, at, count) {
	let top = -Infinity;
	for (let i = at; i < at + count; i++) if (values[i] > top) top = values[i];
	let sum = 0;
	for (let i = at; i < at + count; i++) {
		const share = Math.exp(values[i] - top);
		values[i] = share;
		sum += share;
	}
	for (let i = at; i < at + count; i++) values[i] = values[i] / sum;
}

//#endregion
//#region packages/game-vanuatu/src/board/ways.ts
function areNeighbours(one, other) {
	return contains(neighboursOf(SPACE_INDEX[one]), SPACE_INDEX[other]);
}

//#endregion
//#region packages/bots/src/vanuatu/sea.ts
const NEXT = SPACE_IDS.map((one) => SPACE_IDS.map((other) => areNeighbours(one, other)));
function isBeside(table, space, island) {
	return NEXT[space][island.space];
}
function distance(one, other) {
	const [a, b] = [SPACES[one], SPACES[other]];
	if (a === void 0 || b === void 0) return 0;
	const [q, r] = [a.q - b.q, a.r - b.r];
	return q * r > 0 ? Math.max(Math.abs(q), Math.abs(r)) : Math.abs(q) + Math.abs(r);
}
function isOcean(table, space) {
	if (table.tiles[space] === null) return false;
	for (const island of table.islands) if (island.space === space) return false;
	return true;
}

//#endregion
//#region packages/bots/src/vanuatu/worth.ts
function vatuWorth(player, round) {
	if (round >= 8) return .4;
	return player.vatus <= 1 ? 1.3 : player.vatus <= 3 ? 1 : .6;
}
const FISH_TO_SELL = 1.05;
const TREASURE = 2;
const PAIR = 2;
function sumOf(tiles) {
	return tiles[0] + 2 * tiles[1] + 3 * tiles[2];
}
function roundsLeft(table) {
	return (8 - table.round) / 8;
}
function worthAt(table, seat, action, space) {
	const player = table.players[seat];
	switch (action) {
		case "fish": return fishWorth(table, player, space);
		case "explore": return table.treasure[space] * (TREASURE + (ready(player, "diver") ? .5 : 0));
		case "sell": return canSellAt(table, player, seat, space) ? saleWorth(table, sumOf(player.fish)) : 0;
		case "rest": return restWorth(table, seat);
		case "sail": return 0;
		case "buy":
		case "build":
		case "draw":
		case "tourist": {
			let best = 0;
			for (const island of table.islands) if (isBeside(table, space, island)) best = Math.max(best, islandWorth(table, seat, player, action, island));
			return best;
		}
	}
}
function ready(player, character) {
	return player.bonusReady && player.character === character;
}
function fishWorth(table, player, space) {
	return table.fish[space] * ((table.round >= 8 ? .6 : FISH_TO_SELL) + (ready(player, "fisherman") ? 1 : 0));
}
function saleWorth(table, value) {
	const kept = table.round >= 8 ? .4 : .75;
	return value * (.55 * table.fishPrice - kept) + (value > 0 ? .4 : 0);
}
function canSellAt(table, player, seat, space) {
	if (ready(player, "vendor")) return true;
	for (const island of table.islands) if (island.stalls[seat] > 0 && isBeside(table, space, island)) return true;
	return false;
}
function restWorth(table, seat) {
	if (table.rests.length >= 4) return 0;
	const first = table.firstPlayer === seat ? 0 : table.round >= 8 ? 2 : .4;
	return Math.max(.7, 1.2 - .3 * table.rests.length + first);
}
function islandWorth(table, seat, player, action, island) {
	switch (action) {
		case "buy": {
			let best = 0;
			for (let good = 0; good < GOODS.length; good++) best = Math.max(best, buyWorth(table, player, island, good));
			return best;
		}
		case "build": return stallWorth(table, seat, player, island);
		case "draw": return island.drawings < ISLANDS[island.tile].drawingSlots ? ready(player, "artist") ? 5 : 3 : 0;
		case "tourist": return touristWorth(table, seat, player, island);
	}
}
function buyWorth(table, player, island, good) {
	const cost = GOODS[good]?.cost ?? 0;
	if (island.cubes[good] === 0 || player.vatus < cost) return 0;
	const points = exportPoints(table, good);
	const second = ready(player, "buyer") && table.supply[good] > 0 ? .8 * points : 0;
	return Math.max(0, points + second - cost * vatuWorth(player, table.round));
}
function stallWorth(table, seat, player, island) {
	const { stallSlots, touristCapacity } = ISLANDS[island.tile];
	let built = 0;
	for (const stalls of island.stalls) built += stalls;
	const cost = ready(player, "builder") ? 1 : 3;
	if (built >= stallSlots || player.vatus < cost || player.stalls === 0) return 0;
	const left = roundsLeft(table);
	const toCome = Math.min(touristCapacity - island.tourists, 7 * left);
	const market = island.stalls[seat] === 0 ? 4 * left : 0;
	return Math.max(0, PAIR * (island.tourists + toCome) + market - cost * vatuWorth(player, table.round));
}
function touristWorth(table, seat, player, island) {
	if (table.touristsWaiting === 0 || island.tourists >= ISLANDS[island.tile].touristCapacity) return 0;
	let stalls = 0;
	for (const theirs of island.stalls) stalls += theirs;
	const own = island.stalls[seat];
	const others = PAIR * (stalls - own) / (table.players.length - 1);
	const guided = ready(player, "guide") ? 2 * island.drawings : 0;
	return Math.max(0, PAIR * own + stalls * vatuWorth(player, table.round) + guided - .8 * others + .2);
}

//#endregion
//#region packages/bots/src/vanuatu/outlook.ts
const AT_PLACE = ACTION_IDS.filter((action) => action !== "sail" && action !== "rest");
function outlookAt(table, seat, space) {
	let [first, second, third] = [
		0,
		0,
		0
	];
	for (const action of AT_PLACE) {
		const worth = worthAt(table, seat, action, space);
		if (worth > first) [first, second, third] = [
			worth,
			first,
			second
		];
		else if (worth > second) [second, third] = [worth, second];
		else if (worth > third) third = worth;
	}
	return first + .7 * second + .4 * third;
}
const NEIGHBOURS = SPACE_IDS.map((one) => SPACE_IDS.flatMap((other, index) => areNeighbours(one, other) ? [index] : []));
function bestVoyage(table, seat) {
	const player = table.players[seat];
	const free = player.bonusReady && player.character === "navigator";
	const reach = free ? 3 : Math.min(3, player.vatus);
	const here = outlookAt(table, seat, player.boat);
	const step = free ? 0 : vatuWorth(player, table.round);
	let best = null;
	let frontier = [player.boat];
	const seen = new Set(frontier);
	for (let steps = 1; steps <= reach; steps++) {
		const next = [];
		for (const from of frontier) for (const space of NEIGHBOURS[from] ?? []) {
			if (seen.has(space) || !isOcean(table, space)) continue;
			seen.add(space);
			next.push(space);
			const gain = outlookAt(table, seat, space) - here - steps * step;
			if (gain > (best?.gain ?? 0) && !isBarred(table, seat, space)) best = {
				space,
				gain
			};
		}
		frontier = next;
	}
	return best;
}
function isBarred(table, seat, space) {
	return table.players.length === 2 && table.players[1 - seat].boat === space;
}

//#endregion
//#region packages/bots/src/vanuatu/features.ts
const features = {
	names: [
		"score",
		"score late",
		"vatus",
		"vatus late",
		"no vatus early",
		"fish",
		"fish late",
		"treasure",
		"stalls",
		"stalls late",
		"markets early",
		"tourists to come",
		"place",
		"place late",
		"first player",
		"turn order"
	],
	read(state, seat, out, at) {
		const player = state.players[seat];
		const late = Math.min(1, (state.round - 1) / (8 - 1));
		const score = scoreOf(state, seat).points / 10;
		const fish = sumOf(player.fish) / 5;
		const place = outlookAt(state, seat, player.boat) / 5;
		let [stalls, markets, toCome] = [
			0,
			0,
			0
		];
		for (const island of state.islands) {
			const own = island.stalls[seat];
			if (own === 0) continue;
			stalls += own;
			markets += 1;
			toCome += own * (ISLANDS[island.tile].touristCapacity - island.tourists);
		}
		const seats = state.players.length;
		const row = [
			score,
			score * late,
			player.vatus / 5,
			player.vatus / 5 * late,
			player.vatus <= 1 ? 1 - late : 0,
			fish,
			fish * late,
			sumOf(player.treasure) / 5,
			stalls / 3,
			stalls / 3 * late,
			markets / 2 * (1 - late),
			toCome / 10 * (1 - late),
			place,
			place * late,
			state.firstPlayer === seat ? 1 : 0,
			1 - (seat - state.firstPlayer + seats) % seats / seats
		];
		for (let i = 0; i < row.length; i++) out[at + i] = row[i];
	}
};

//#endregion
//#region packages/bots/src/vanuatu/choosing.ts
function characterWorth(table, seat, character) {
	const player = table.players[seat];
	const helped = {
		...player,
		character,
		bonusReady: true
	};
	const plain = {
		...player,
		character: null,
		bonusReady: false
	};
	switch (character) {
		case "navigator": return .9 + .3 * (bestVoyage(table, seat)?.gain ?? 0);
		case "fisherman": return gain(table, seat, helped, plain, "fish");
		case "vendor": return gain(table, seat, helped, plain, "sell");
		case "diver": return gain(table, seat, helped, plain, "explore");
		case "builder": return gain(table, seat, helped, plain, "build");
		case "buyer": return gain(table, seat, helped, plain, "buy");
		case "artist": return gain(table, seat, helped, plain, "draw");
		case "guide": return gain(table, seat, helped, plain, "tourist");
		case "beggar": return player.points > 2 && player.vatus <= 1 ? 1 : .2;
		case "preacher": return .9;
		case "governor": return .8;
	}
}
function gain(table, seat, helped, plain, action) {
	const voyage = bestVoyage(table, seat);
	const at = (player, space) => worthAt({
		...table,
		players: table.players.with(seat, player)
	}, seat, action, space);
	const here = at(helped, plain.boat) - at(plain, plain.boat);
	if (voyage === null) return here;
	return Math.max(here, .6 * (at(helped, voyage.space) - at(plain, voyage.space)));
}
function tileWorth(table, seat, tile, at) {
	const riches = isIsland(tile) ? 3 : OCEANS[tile].fish + 1.5 * OCEANS[tile].treasure;
	const space = SPACE_INDEX[at];
	let others = 0;
	for (const [other, { boat }] of table.players.entries()) if (other !== seat) others += distance(boat, space);
	const own = distance(table.players[seat].boat, space);
	return .15 * riches * (others / (table.players.length - 1) - own);
}
function neutralWorth(table, seat, action) {
	return wish(table, 1 - seat, action) - wish(table, seat, action);
}
function wish(table, seat, action) {
	if (action === "sail") return bestVoyage(table, seat)?.gain ?? 0;
	return worthAt(table, seat, action, table.players[seat].boat);
}
function tokenWorth(table, seat, token) {
	const player = table.players[seat];
	const vatu = vatuWorth(player, table.round);
	switch (token) {
		case "first-player": return table.round >= 8 ? table.firstPlayer === seat ? 1 : 3 : table.firstPlayer === seat ? .6 : 1.3;
		case "vatu-and-point": return 1 + vatu;
		case "point": return 1;
		case "vatu": return vatu;
	}
}
function almsWorth(table, seat, points) {
	const player = table.players[seat];
	if (table.round >= 8 || player.vatus > 1) return -points;
	return .4 * points - .7;
}

//#endregion
//#region packages/bots/src/vanuatu/planning.ts
function planOf(table, seat) {
	const player = table.players[seat];
	return {
		table,
		seat,
		voyage: bestVoyage(table, seat),
		sails: player.markers[ACTION_INDEX.sail] > 0
	};
}
function markerWorth(plan, action) {
	const { table, seat } = plan;
	const own = table.players[seat].markers[ACTION_INDEX[action]];
	const surer = chanceToAct(table, seat, action, own + 1) - chanceToAct(table, seat, action, own);
	return plannedWorth(plan, action) * surer;
}
function plannedWorth({ table, seat, voyage, sails }, action) {
	const player = table.players[seat];
	const here = worthAt(table, seat, action, player.boat);
	if (action === "sail") return voyage === null ? .1 : voyage.gain;
	if (action === "sell") return Math.max(here, afterFishing(table, seat, player));
	if (!sails || voyage === null || action === "rest") return here;
	return Math.max(here, .8 * worthAt(table, seat, action, voyage.space));
}
function afterFishing(table, seat, player) {
	if (player.markers[ACTION_INDEX.fish] === 0) return 0;
	const caught = table.fish[player.boat];
	return worthAt(table, seat, "sell", player.boat) === 0 ? .3 * caught : .7 * saleWorth(table, sumOf(player.fish) + caught);
}
function chanceToAct(table, seat, action, own) {
	if (own === 0) return 0;
	const index = ACTION_INDEX[action];
	const neutral = table.neutral[index];
	const player = table.players[seat];
	const needed = neutral === 0 ? 1 : ACTIONS[action].character === player.character ? neutral : neutral + 1;
	if (own < needed) return .1 * own / needed;
	let ahead = 0;
	let margin = 2;
	let toCome = 0;
	for (const [other, { markers }] of table.players.entries()) {
		if (other === seat) continue;
		const lead = own - markers[index] - (comesBefore(table, other, seat) ? 1 : 0) + 1;
		if (lead <= 0) ahead += 1;
		else margin = Math.min(margin, lead);
		toCome += 5 - markers.reduce((sum, count) => sum + count, 0);
	}
	if (ahead > 0) return action === "rest" ? .75 : .5 / ahead;
	const threat = Math.min(1, toCome / 8);
	return margin >= 2 ? .97 : .95 - .25 * threat;
}
function comesBefore(table, other, seat) {
	const seats = table.players.length;
	const turn = (who) => (who - table.firstPlayer + seats) % seats;
	return turn(other) < turn(seat);
}

//#endregion
//#region packages/bots/src/vanuatu/resolving.ts
function actWorth(table, seat, move) {
	const player = table.players[seat];
	const spent = move.bonus ? -.1 : 0;
	const sight = move.bonus ? player : withoutBonus(player);
	switch (move.type) {
		case "buy": return spent + buyWorth(table, sight, islandNamed(table, move.island), GOOD_INDEX[move.good]) + .3;
		case "build": return spent + stallWorth(table, seat, sight, islandNamed(table, move.island)) + .3;
		case "transport": return spent + touristWorth(table, seat, sight, islandNamed(table, move.island)) + .3;
		case "draw": return spent + (move.bonus ? 5 : 3) + .01 * islandNamed(table, move.island).stalls.length;
		case "fish": return spent + table.fish[player.boat] * (move.bonus ? 2.05 : 1.05) + .3;
		case "explore": return spent + table.treasure[player.boat] * (move.bonus ? 2.5 : 2) + .3;
		case "sell": return spent + sellWorth(table, seat, player, move);
		case "rest": return spent + .5;
		case "sail": return spent + sailWorth(table, seat, player, move);
	}
}
function withoutBonus(player) {
	return player.bonusReady ? {
		...player,
		bonusReady: false
	} : player;
}
function islandNamed(table, id) {
	return table.islands.find(({ tile }) => tile === id);
}
function sellWorth(table, seat, player, { tiles }) {
	let value = 0;
	for (const tile of tiles) value += tile;
	const catches = player.markers[ACTION_INDEX.fish] > 0 ? worthAt(table, seat, "fish", player.boat) : 0;
	return saleWorth(table, value) + .2 * vatuWorth(player, table.round) * tiles.length - .6 * catches;
}
function sailWorth(table, seat, player, { to, steps, bonus }) {
	const space = SPACE_INDEX[to];
	const free = bonus && player.character === "navigator";
	let gain = 0;
	for (const action of ACTION_IDS) {
		const own = player.markers[ACTION_INDEX[action]];
		if (own === 0 || action === "sail" || action === "rest") continue;
		const there = worthAt(table, seat, action, space);
		const here = worthAt(table, seat, action, player.boat);
		gain += (there - here) * chanceToAct(table, seat, action, own);
	}
	const later = outlookAt(table, seat, space) - outlookAt(table, seat, player.boat);
	return gain + (table.round >= 8 ? 0 : .35 * later) - (free ? 0 : steps * vatuWorth(player, table.round));
}
function takeBackWorth(table, seat, action) {
	const player = table.players[seat];
	const sails = player.markers[ACTION_INDEX.sail] > 0;
	return -.3 - .6 * (action === "sail" ? 1 : worthAt(table, seat, action, player.boat) + (sails ? .5 : 0));
}
function governWorth(table, seat, from, to) {
	const player = table.players[seat];
	const moved = player.markers[ACTION_INDEX[from]];
	const there = player.markers[ACTION_INDEX[to]];
	const now = worthAt(table, seat, from, player.boat) * chanceToAct(table, seat, from, moved) + worthAt(table, seat, to, player.boat) * chanceToAct(table, seat, to, there);
	return worthAt(table, seat, to, player.boat) * chanceToAct(table, seat, to, there + moved) - now - .5;
}

//#endregion
//#region packages/bots/src/vanuatu/rate.ts
function rate(state, { seat, ask }, moves, ratings) {
	if (ask.kind === "plan") {
		const plan = planOf(state, seat);
		for (let i = 0; i < moves.length; i++) {
			const move = moves[i];
			ratings[i] = move.type === "plan" ? markerWorth(plan, move.action) : 0;
		}
		return;
	}
	for (let i = 0; i < moves.length; i++) ratings[i] = rateMove(state, seat, moves[i]);
}
function rateMove(state, seat, move) {
	switch (move.type) {
		case "choose-character": return characterWorth(state, seat, move.character);
		case "place-tile": return tileWorth(state, seat, move.tile, move.space);
		case "place-neutral": return neutralWorth(state, seat, move.action);
		case "take-rest-token": return tokenWorth(state, seat, move.token);
		case "take-back": return takeBackWorth(state, seat, move.action);
		case "govern": return governWorth(state, seat, move.from, move.to);
		case "beg": return almsWorth(state, seat, move.points);
		case "sell-treasure": return -move.value;
		case "plan": return 0;
		default: return actWorth(state, seat, move);
	}
}

//#endregion
//#region packages/bots/src/vanuatu/motives.ts
const PLAN_MOTIVES = {
	buy: "plans-exports",
	explore: "plans-a-dive",
	sail: "plans-a-voyage",
	build: "plans-a-stall",
	rest: "plans-a-rest",
	tourist: "plans-for-tourists",
	fish: "plans-a-catch",
	sell: "plans-a-sale",
	draw: "plans-a-drawing"
};
const BY_MOVE = {
	sail: "sails-to-richer-waters",
	fish: "catches-fish",
	explore: "dives-for-treasure",
	sell: "sells-the-catch",
	build: "opens-a-stall",
	buy: "loads-a-ship",
	draw: "draws-for-points",
	transport: "brings-visitors",
	rest: "rests-for-a-token",
	"take-rest-token": "rests-for-a-token",
	"take-back": "gives-up-the-least",
	govern: "moves-markers-where-they-count",
	"choose-character": "takes-a-useful-character",
	"place-tile": "places-near-the-boat",
	"place-neutral": "blocks-the-other",
	beg: "needs-vatus",
	"sell-treasure": "needs-vatus"
};
const motives = [.../* @__PURE__ */ new Set([...Object.values(PLAN_MOTIVES), ...Object.values(BY_MOVE)])];
function motive(move) {
	return move.type === "plan" ? PLAN_MOTIVES[move.action] : BY_MOVE[move.type];
}

//#endregion
//#region packages/bots/src/vanuatu/weights.ts
const weights = {
	score: 1.201,
	"score late": 1.612,
	vatus: .564,
	"vatus late": .032,
	"no vatus early": -.21,
	fish: 1.473,
	"fish late": -1.252,
	treasure: .087,
	stalls: .385,
	"stalls late": .569,
	"markets early": .867,
	"tourists to come": 2.618,
	place: -.157,
	"place late": 1.382,
	"first player": -.443,
	"turn order": .6
};

//#endregion
//#region packages/bots/src/vanuatu/brain.ts
const vanuatuBrain = {
	game: vanuatu,
	judge: linearJudge(features, weights),
	features,
	rate,
	turnOf: ({ round }) => round,
	horizon: 1,
	attentionTo({ ask, optional }) {
		if (optional === true) return ask.kind === "beg" ? "first-sight" : "none";
		return ask.kind === "take-rest-token" ? "first-sight" : "search";
	},
	motive,
	motives
};

//#endregion
//#region packages/games/src/entry-of-frozen-rules.ts
const contract = 2;

//#endregion
export { vanuatuBrain as brain, contract, vanuatu as game };
