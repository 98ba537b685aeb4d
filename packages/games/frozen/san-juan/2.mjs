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
		const rule = ruleOf(flow, top);
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
function ruleOf(flow, frame) {
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
		fill$1(entry.words, a, b, c, d, block);
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
function fill$1(into, a, b, c, d, block) {
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
	d = turn(d ^ a, 16);
	c = c + d | 0;
	b = turn(b ^ c, 12);
	a = a + b | 0;
	d = turn(d ^ a, 8);
	c = c + d | 0;
	b = turn(b ^ c, 7);
	x[i] = a;
	x[j] = b;
	x[k] = c;
	x[l] = d;
}
const turn = (word, by) => word << by | word >>> 32 - by;

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
function pick(random, items) {
	return items[below(random, items.length)];
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
function chosen(declared) {
	const unknownTo = (state, viewer) => declared.choices(state).filter((choice) => !choice.knows(viewer));
	return {
		rule: declared.rule,
		names: [declared.name],
		hidden(state, viewer) {
			const unknown = unknownTo(state, viewer);
			return unknown.length === 0 ? {} : { [declared.name]: unknown.map(({ value }) => value) };
		},
		scramble(draft, viewer, random) {
			for (const choice of unknownTo(draft, viewer)) {
				const [other] = shuffle(random, choice.others().slice());
				if (other !== void 0) choice.put(draft, other);
			}
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
		return withStanding(state, ruleOf(flow, top).decisions(state, top));
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
//#region packages/engine/src/seat.ts
function seatsFrom(first, seats) {
	const order = [];
	for (let i = 0; i < seats; i++) order.push((first + i) % seats);
	return order;
}
function allSeats(seats) {
	return seatsFrom(0, seats);
}
function leftOf(seat, seats) {
	return seat + 1 === seats ? 0 : seat + 1;
}

//#endregion
//#region packages/game-san-juan/src/clone.ts
function clone(state) {
	return {
		rng: state.rng.slice(),
		stack: cloneFrames(state.stack),
		frames: state.frames,
		exposed: state.exposed,
		options: { ...state.options },
		players: clonePlayers(state.players),
		deck: state.deck.slice(),
		discard: state.discard.slice(),
		cathedral: state.cathedral,
		prices: state.prices.slice(),
		traderPhases: state.traderPhases,
		governor: state.governor,
		round: state.round,
		picked: state.picked.slice(),
		turnedUp: state.turnedUp.slice()
	};
}
function clonePlayers(players) {
	const copies = [];
	for (let i = 0; i < players.length; i++) {
		const { hand, city, chapel, bank, harbor } = players[i];
		copies.push({
			hand: hand.slice(),
			city: cloneCity(city),
			chapel: chapel.slice(),
			bank: bank.slice(),
			harbor: harbor.slice()
		});
	}
	return copies;
}
function cloneCity(city) {
	const copies = [];
	for (let i = 0; i < city.length; i++) {
		const { building, good, under, fresh } = city[i];
		copies.push({
			building,
			good,
			under: under.slice(),
			fresh
		});
	}
	return copies;
}
function cloneFrames(stack) {
	const copies = [];
	for (let i = 0; i < stack.length; i++) copies.push(cloneFrame(stack[i]));
	return copies;
}
function cloneFrame(frame) {
	switch (frame.kind) {
		case "game":
		case "round":
		case "supplier":
		case "builder-phase":
		case "payment":
		case "producer-phase":
		case "prospector-phase": return { ...frame };
		case "draft": return {
			...frame,
			kept: frame.kept.map((cards) => cards && cards.slice())
		};
		case "tuck": return {
			...frame,
			chapel: frame.chapel.slice(),
			bank: frame.bank.slice(),
			put: frame.put.slice()
		};
		case "hand-limit": return {
			...frame,
			laid: frame.laid.map((cards) => cards.slice())
		};
		case "trader-phase": return {
			...frame,
			selling: frame.selling.slice()
		};
		case "mayor-phase": return {
			...frame,
			drawn: frame.drawn.slice()
		};
	}
}

//#endregion
//#region packages/game-san-juan/src/cards/multiset.ts
function insert(sorted, item) {
	let i = sorted.length;
	sorted.push(item);
	for (; i > 0 && sorted[i - 1] > item; i--) sorted[i] = sorted[i - 1];
	sorted[i] = item;
}
function remove(items, item) {
	const last = items.length - 1;
	for (let i = items.indexOf(item); i < last; i++) items[i] = items[i + 1];
	items.pop();
}
function isFirst(sorted, i) {
	return i === 0 || sorted[i] !== sorted[i - 1];
}
function choices(sorted, least, most, asMove) {
	const found = [];
	choose(sorted, least, most, asMove, [], 0, found);
	return found;
}
function choose(sorted, least, most, asMove, chosen, from, found) {
	if (chosen.length >= least) found.push(asMove(chosen.slice()));
	if (chosen.length === most) return;
	for (let i = from; i < sorted.length; i++) {
		if (chosen.length + sorted.length - i < least) return;
		if (i > from && sorted[i] === sorted[i - 1]) continue;
		chosen.push(sorted[i]);
		choose(sorted, least, most, asMove, chosen, i + 1, found);
		chosen.pop();
	}
}
function badChoice(sorted, chosen) {
	let at = 0;
	for (let i = 0; i < chosen.length; i++) {
		const item = chosen[i];
		if (i > 0 && chosen[i - 1] > item) return "out-of-order";
		while (at < sorted.length && sorted[at] < item) at++;
		if (sorted[at] !== item) return "not-available";
		at++;
	}
	return null;
}
function without(sorted, chosen) {
	const rest = sorted.slice();
	for (let i = 0; i < chosen.length; i++) remove(rest, chosen[i]);
	return rest;
}

//#endregion
//#region packages/game-san-juan/src/data/buildings.ts
const ROWS = {
	"indigo-plant": {
		en: "Indigo plant",
		fr: "Teinturerie d'indigo",
		set: "base",
		group: "production",
		cost: 1,
		points: 1,
		copies: 10,
		good: "indigo",
		rule: "SJ-7.1"
	},
	"sugar-mill": {
		en: "Sugar mill",
		fr: "Moulin à sucre",
		set: "base",
		group: "production",
		cost: 2,
		points: 1,
		copies: 8,
		good: "sugar",
		rule: "SJ-7.1"
	},
	"tobacco-storage": {
		en: "Tobacco storage",
		fr: "Séchoir à tabac",
		set: "base",
		group: "production",
		cost: 3,
		points: 2,
		copies: 9,
		good: "tobacco",
		rule: "SJ-7.1"
	},
	"coffee-roaster": {
		en: "Coffee roaster",
		fr: "Brûlerie de café",
		set: "base",
		group: "production",
		cost: 4,
		points: 2,
		copies: 9,
		good: "coffee",
		rule: "SJ-7.1"
	},
	"silver-smelter": {
		en: "Silver smelter",
		fr: "Fonderie d'argent",
		set: "base",
		group: "production",
		cost: 5,
		points: 3,
		copies: 8,
		good: "silver",
		rule: "SJ-7.1"
	},
	"smithy": {
		en: "Smithy",
		fr: "Forge",
		set: "base",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		rule: "SJ-5.3",
		power: {
			price: -1,
			of: "production"
		}
	},
	"gold-mine": {
		en: "Gold mine",
		fr: "Mine d'or",
		set: "base",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		rule: "SJ-10.2",
		power: {
			code: "gold-mine",
			cards: 4
		}
	},
	"archive": {
		en: "Archive",
		fr: "Cadastre",
		set: "base",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		rule: "SJ-9.4",
		power: { code: "mayor-discard" }
	},
	"poor-house": {
		en: "Poor house",
		fr: "Refuge",
		set: "base",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-5.8",
		power: {
			at: "built-and-drawn",
			atMost: 1,
			draw: 1
		}
	},
	"black-market": {
		en: "Black market",
		fr: "Marché noir",
		set: "base",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-5.5",
		power: {
			limit: "goods-in-payment",
			by: 2
		}
	},
	"trading-post": {
		en: "Trading post",
		fr: "Boutique",
		set: "base",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-8.2",
		power: {
			limit: "sales",
			by: 1
		}
	},
	"well": {
		en: "Well",
		fr: "Puits",
		set: "base",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-7.3",
		power: {
			at: "produced",
			atLeast: 2,
			draw: 1
		}
	},
	"market-stand": {
		en: "Market stand",
		fr: "Petit marché",
		set: "base",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-8.4",
		power: {
			at: "sold",
			atLeast: 2,
			draw: 1
		}
	},
	"crane": {
		en: "Crane",
		fr: "Grue",
		set: "base",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-6.1",
		power: { code: "cover" }
	},
	"tower": {
		en: "Tower",
		fr: "Phare",
		set: "base",
		group: "power",
		cost: 3,
		points: 2,
		copies: 3,
		rule: "SJ-3.6",
		power: {
			limit: "hand",
			to: 12
		}
	},
	"chapel": {
		en: "Chapel",
		fr: "Chapelle",
		set: "base",
		group: "power",
		cost: 3,
		points: 2,
		copies: 3,
		rule: "SJ-3.3",
		power: { code: "tuck" }
	},
	"aqueduct": {
		en: "Aqueduct",
		fr: "Aqueduc",
		set: "base",
		group: "power",
		cost: 3,
		points: 2,
		copies: 3,
		rule: "SJ-7.1",
		power: {
			limit: "production",
			by: 1
		}
	},
	"carpenter": {
		en: "Carpenter",
		fr: "Atelier",
		set: "base",
		group: "power",
		cost: 3,
		points: 2,
		copies: 3,
		rule: "SJ-5.7",
		power: {
			at: "city-built",
			draw: 1
		}
	},
	"prefecture": {
		en: "Prefecture",
		fr: "Villa",
		set: "base",
		group: "power",
		cost: 3,
		points: 2,
		copies: 3,
		rule: "SJ-9.3",
		power: {
			limit: "mayor-keep",
			to: 2
		}
	},
	"market-hall": {
		en: "Market hall",
		fr: "Grand marché",
		set: "base",
		group: "power",
		cost: 4,
		points: 2,
		copies: 3,
		rule: "SJ-8.4",
		power: {
			at: "sold",
			atLeast: 1,
			draw: 1
		}
	},
	"quarry": {
		en: "Quarry",
		fr: "Carrière",
		set: "base",
		group: "power",
		cost: 4,
		points: 2,
		copies: 3,
		rule: "SJ-5.3",
		power: {
			price: -1,
			of: "city"
		}
	},
	"library": {
		en: "Library",
		fr: "Bibliothèque",
		set: "base",
		group: "power",
		cost: 5,
		points: 3,
		copies: 3,
		rule: "SJ-4.2",
		power: { code: "double-privilege" }
	},
	"statue": {
		en: "Statue",
		fr: "Statue",
		set: "base",
		group: "monument",
		cost: 3,
		points: 3,
		copies: 3,
		rule: "SJ-12.1"
	},
	"victory-column": {
		en: "Victory column",
		fr: "Colonne",
		set: "base",
		group: "monument",
		cost: 4,
		points: 4,
		copies: 3,
		rule: "SJ-12.1"
	},
	"hero": {
		en: "Hero",
		fr: "Bronze",
		set: "base",
		group: "monument",
		cost: 5,
		points: 5,
		copies: 3,
		rule: "SJ-12.1"
	},
	"city-hall": {
		en: "City hall",
		fr: "Hôtel de ville",
		set: "base",
		group: "six",
		cost: 6,
		points: 0,
		copies: 2,
		rule: "SJ-12.3",
		power: {
			points: 1,
			per: "city-building"
		}
	},
	"triumphal-arch": {
		en: "Triumphal arch",
		fr: "Arc de Triomphe",
		set: "base",
		group: "six",
		cost: 6,
		points: 0,
		copies: 2,
		rule: "SJ-12.4",
		power: {
			points: [
				4,
				2,
				2
			],
			per: "monument"
		}
	},
	"guild-hall": {
		en: "Guild hall",
		fr: "Guilde",
		set: "base",
		group: "six",
		cost: 6,
		points: 0,
		copies: 2,
		rule: "SJ-12.5",
		power: {
			points: 1,
			per: "production-building-and-kind"
		}
	},
	"palace": {
		en: "Palace",
		fr: "Palais",
		set: "base",
		group: "six",
		cost: 6,
		points: 0,
		copies: 2,
		rule: "SJ-12.8",
		power: {
			code: "share-of-points",
			of: 4
		}
	},
	"supplier": {
		en: "Supplier",
		fr: "Fournisseur",
		set: "expansion",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		rule: "SJ-3.2",
		power: {
			code: "supplier",
			cards: 2
		}
	},
	"guard-room": {
		en: "Guard room",
		fr: "Caserne",
		set: "expansion",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		rule: "SJ-3.6",
		power: {
			limit: "hand",
			toOthers: 6
		}
	},
	"hut": {
		en: "Hut",
		fr: "Hutte",
		set: "expansion",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		rule: "SJ-8.7",
		power: {
			at: "none-sold",
			draw: 1
		}
	},
	"tavern": {
		en: "Tavern",
		fr: "Pension",
		set: "expansion",
		group: "power",
		cost: 2,
		points: 1,
		copies: 3,
		rule: "SJ-5.11",
		power: {
			at: "fewest-built",
			draw: 1
		}
	},
	"park": {
		en: "Park",
		fr: "Parc",
		set: "expansion",
		group: "power",
		cost: 3,
		points: 2,
		copies: 3,
		rule: "SJ-6.3",
		power: {
			code: "crane-value",
			value: 6
		}
	},
	"customs-house": {
		en: "Customs house",
		fr: "Douane",
		set: "expansion",
		group: "power",
		cost: 1,
		points: 1,
		copies: 3,
		good: "customs",
		rule: "SJ-9.1",
		power: { code: "customs-good" }
	},
	"bank": {
		en: "Bank",
		fr: "Banque",
		set: "expansion",
		group: "power",
		cost: 4,
		points: 2,
		copies: 3,
		rule: "SJ-3.4",
		power: { code: "tuck" }
	},
	"harbor": {
		en: "Harbor",
		fr: "Port",
		set: "expansion",
		group: "power",
		cost: 4,
		points: 2,
		copies: 3,
		rule: "SJ-8.6",
		power: { code: "harbor" }
	},
	"goldsmith": {
		en: "Goldsmith",
		fr: "Orfèvrerie",
		set: "expansion",
		group: "power",
		cost: 5,
		points: 3,
		copies: 3,
		rule: "SJ-10.4",
		power: {
			code: "goldsmith",
			cards: 1
		}
	},
	"residence": {
		en: "Residence",
		fr: "Résidence",
		set: "expansion",
		group: "six",
		cost: 6,
		points: 0,
		copies: 2,
		rule: "SJ-12.6",
		power: {
			points: [
				4,
				3,
				2,
				1
			],
			per: "set-of-three"
		}
	},
	"cathedral": {
		en: "Cathedral",
		fr: "Cathédrale",
		set: "expansion",
		group: "cathedral",
		cost: 7,
		points: 0,
		copies: 1,
		rule: "SJ-12.7",
		power: {
			points: [
				4,
				3,
				2,
				1
			],
			per: "six-of-others"
		}
	}
};
const BUILDING_IDS = Object.keys(ROWS);
function buildingOf(id) {
	const { en, fr, set, group, cost, points, copies, good, rule, power } = ROWS[id];
	return {
		id,
		name: {
			en,
			fr
		},
		set,
		kind: group === "production" ? "production" : "city",
		group,
		cost,
		points,
		copies,
		good: good ?? null,
		rule,
		power: power ?? null
	};
}
function powerOf(id) {
	return ROWS[id].power;
}
function byBuilding(valueOf) {
	return Object.assign(Object.create(null), Object.fromEntries(BUILDING_IDS.map((id) => [id, valueOf(id)])));
}
const BUILDINGS = byBuilding(buildingOf);

//#endregion
//#region packages/game-san-juan/src/data/goods.ts
const GOOD_IDS = [
	"indigo",
	"sugar",
	"tobacco",
	"coffee",
	"silver",
	"customs"
];

//#endregion
//#region packages/game-san-juan/src/data/roles.ts
const ROLE_IDS = [
	"builder",
	"producer",
	"trader",
	"mayor",
	"prospector"
];

//#endregion
//#region packages/game-san-juan/src/moves.ts
const PASS = { type: "pass" };
const DONE = { type: "done" };
const TURN_UP = { type: "turn-up" };
const BUILD_BESIDE = byBuilding((building) => ({
	type: "build",
	building,
	over: null
}));
const PAY_CARD = byBuilding((card) => ({
	type: "pay-card",
	card
}));
const DISCARD = byBuilding((card) => ({
	type: "discard",
	card
}));
function discardMoves(hand) {
	const moves = [];
	for (let i = 0; i < hand.length; i++) if (isFirst(hand, i)) moves.push(DISCARD[hand[i]]);
	return moves;
}
const anyCard = oneOf(BUILDING_IDS);
const cards$2 = list(anyCard, 12);
const good = oneOf(GOOD_IDS);
const moveShape = tagged("type", {
	"keep-starting-hand": { cards: cards$2 },
	swap: { cards: cards$2 },
	tuck: {
		card: anyCard,
		under: oneOf(["chapel", "bank"])
	},
	discard: { card: anyCard },
	"pick-role": {
		role: oneOf(ROLE_IDS),
		library: nullable(oneOf(["use", "save"]))
	},
	build: {
		building: anyCard,
		over: nullable(fields({
			building: anyCard,
			good: truth
		}))
	},
	"pay-card": { card: anyCard },
	"pay-good": { good },
	produce: { buildings: cards$2 },
	sell: { goods: list(good, 12) },
	"tuck-good": { good },
	keep: { cards: cards$2 },
	"turn-up": {},
	pass: {},
	done: {}
});

//#endregion
//#region packages/game-san-juan/src/state.ts
function playerAt(state, seat) {
	return state.players[seat];
}

//#endregion
//#region packages/game-san-juan/src/city/city.ts
function cityAt(table, seat) {
	return table.players[seat].city;
}
function activePlace(city, building) {
	for (let i = 0; i < city.length; i++) {
		const place = city[i];
		if (place.building === building) return place.fresh ? -1 : i;
	}
	return -1;
}
function isActive(table, seat, building) {
	return activePlace(cityAt(table, seat), building) >= 0;
}
function isActiveAnywhere(table, building) {
	for (let seat = 0; seat < table.players.length; seat++) if (activePlace(cityAt(table, seat), building) >= 0) return true;
	return false;
}
function isInPlay(city, building) {
	for (let i = 0; i < city.length; i++) if (city[i].building === building) return true;
	return false;
}
function hasGood(place) {
	return place.good !== null && place.good !== false;
}
function goodsOf(city) {
	const goods = [];
	for (let i = 0; i < city.length; i++) {
		const place = city[i];
		if (hasGood(place)) insert(goods, BUILDINGS[place.building].good);
	}
	return goods;
}
function countGoods(city) {
	let count = 0;
	for (let i = 0; i < city.length; i++) if (hasGood(city[i])) count++;
	return count;
}
function emptyProduction(city) {
	const empty = [];
	for (let i = 0; i < city.length; i++) {
		const place = city[i];
		if (isEmptyProduction(place)) insert(empty, place.building);
	}
	return empty;
}
function canProduce(city) {
	for (let i = 0; i < city.length; i++) if (isEmptyProduction(city[i])) return true;
	return false;
}
function isEmptyProduction(place) {
	return !hasGood(place) && BUILDINGS[place.building].kind === "production";
}

//#endregion
//#region packages/game-san-juan/src/cards/value.ts
const PUBLIC_CUSTOMS_HOUSE = {
	cost: 3,
	points: 2
};
function costOf(options, building) {
	return costOfCard(options, BUILDINGS[building]);
}
function costOfCard(options, { id, cost }) {
	return id === "customs-house" && options.customsHouseFigures === "public" ? PUBLIC_CUSTOMS_HOUSE.cost : cost;
}
function pointsOf(options, building) {
	if (options.customsHouseFigures === "public" && building === "customs-house") return PUBLIC_CUSTOMS_HOUSE.points;
	return BUILDINGS[building].points;
}
function cheapestFirst(options, cards) {
	return cards.toSorted((a, b) => costOf(options, a) - costOf(options, b));
}
function dearest(options, cards, count) {
	return cards.toSorted((a, b) => costOf(options, b) - costOf(options, a)).slice(0, count).toSorted();
}

//#endregion
//#region packages/game-san-juan/src/city/powers.ts
function withPower(field) {
	const found = [];
	for (const building of BUILDING_IDS) {
		const row = {
			building,
			power: BUILDINGS[building].power
		};
		if (has(row, field)) found.push(row);
	}
	return found;
}
function has(row, field) {
	return row.power !== null && field in row.power;
}

//#endregion
//#region packages/game-san-juan/src/data/figures.ts
const FIGURES = {
	startingHand: 4,
	draftHands: [
		5,
		6,
		7,
		8
	],
	startingBuilding: "indigo-plant",
	handLimit: 7,
	mayorCards: 2,
	mayorPrivilege: 3,
	mayorKeep: 1,
	endBuildings: 12
};

//#endregion
//#region packages/game-san-juan/src/limits.ts
function raisesOf(limit) {
	const raises = [];
	for (const { building, power } of withPower("limit")) {
		if (power.limit !== limit || "toOthers" in power) continue;
		raises.push("by" in power ? {
			building,
			by: power.by,
			to: 0
		} : {
			building,
			by: 0,
			to: power.to
		});
	}
	return raises;
}
const RAISES = {
	hand: raisesOf("hand"),
	"goods-in-payment": raisesOf("goods-in-payment"),
	production: raisesOf("production"),
	sales: raisesOf("sales"),
	"mayor-keep": raisesOf("mayor-keep")
};
function raised(city, raises, base, covered = -1) {
	let reached = base;
	let more = 0;
	for (let i = 0; i < raises.length; i++) {
		const { building, by, to } = raises[i];
		const place = activePlace(city, building);
		if (place < 0 || place === covered) continue;
		more += by;
		if (to > reached) reached = to;
	}
	return reached + more;
}
const LOWERINGS = withPower("toOthers");
const LOWEST_HAND_LIMIT = Math.min(FIGURES.handLimit, ...LOWERINGS.map(({ power }) => power.toOthers));
function handLimitOf(table, seat) {
	const city = cityAt(table, seat);
	let base = FIGURES.handLimit;
	for (let i = 0; i < LOWERINGS.length; i++) {
		const { building, power } = LOWERINGS[i];
		if (activePlace(city, building) < 0 && isActiveAnywhere(table, building) && power.toOthers < base) base = power.toOthers;
	}
	return raised(city, RAISES.hand, base);
}
function privilegeOf(table, seat, phase) {
	if (seat !== phase.picker) return 0;
	return phase.library ? fullPrivilegeOf(table, seat) : 1;
}
function fullPrivilegeOf(table, seat) {
	return isActive(table, seat, "library") ? 2 : 1;
}
function productionLimitOf(table, seat, privilege) {
	return raised(cityAt(table, seat), RAISES.production, 1 + privilege);
}
function salesLimitOf(table, seat, privilege) {
	return raised(cityAt(table, seat), RAISES.sales, 1 + privilege);
}
function mayorDrawOf(privilege) {
	return FIGURES.mayorCards + FIGURES.mayorPrivilege * privilege;
}
function mayorKeepOf(table, seat) {
	return raised(cityAt(table, seat), RAISES["mayor-keep"], FIGURES.mayorKeep);
}
function endReached(table) {
	for (let seat = 0; seat < table.players.length; seat++) if (cityAt(table, seat).length >= FIGURES.endBuildings) return true;
	return false;
}

//#endregion
//#region packages/game-san-juan/src/city/price.ts
function builderPowersOf(city, seat, phase) {
	const builder = seat === phase.picker;
	const payable = raised(city, RAISES["goods-in-payment"], 0);
	return {
		builder,
		library: builder && phase.library ? activePlace(city, "library") : -1,
		crane: activePlace(city, "crane"),
		production: priceChangeOf(city, "production"),
		city: priceChangeOf(city, "city"),
		payable,
		goods: payable === 0 ? 0 : countGoods(city)
	};
}
const PRODUCTION_CUTS = withPower("price").filter(({ power }) => power.of === "production");
const CITY_CUTS = withPower("price").filter(({ power }) => power.of === "city");
function priceChange(city, kind, covered, reasons) {
	const cuts = kind === "production" ? PRODUCTION_CUTS : CITY_CUTS;
	let change = 0;
	for (let i = 0; i < cuts.length; i++) {
		const { building, power } = cuts[i];
		const place = activePlace(city, building);
		if (place < 0 || place === covered) continue;
		change += power.price;
		reasons?.push({
			source: building,
			amount: power.price
		});
	}
	return change;
}
function priceChangeOf(city, kind) {
	return priceChange(city, kind, -1, null);
}
function priceWith(table, city, powers, building, over, reasons) {
	const card = BUILDINGS[building];
	const { kind } = card;
	const cost = costOfCard(table.options, card);
	const library = powers.library >= 0 && powers.library !== over;
	reasons?.push({
		source: "cost",
		amount: cost
	});
	if (powers.builder) reasons?.push({
		source: "builder",
		amount: -1
	});
	if (library) reasons?.push({
		source: "library",
		amount: -1
	});
	const known = kind === "production" ? powers.production : powers.city;
	const change = over < 0 && reasons === null ? known : priceChange(city, kind, over, reasons);
	const crane = over < 0 ? 0 : craneValue(table, city[over]);
	if (over >= 0) reasons?.push({
		source: "crane",
		amount: -crane
	});
	const sum = cost - (powers.builder ? 1 : 0) - (library ? 1 : 0) + change - crane;
	if (sum < 0) reasons?.push({
		source: "no-refund",
		amount: -sum
	});
	return sum < 0 ? 0 : sum;
}
function payableGoods(city, powers, over) {
	if (powers.payable === 0) return 0;
	const payable = over < 0 ? powers.payable : raised(city, RAISES["goods-in-payment"], 0, over);
	const goods = over >= 0 && hasGood(city[over]) ? powers.goods - 1 : powers.goods;
	return goods < payable ? goods : payable;
}
const PARK = powerOf("park").value;
function craneValue(table, covered) {
	return covered.building === "park" ? PARK : costOf(table.options, covered.building);
}
function priceOf(table, seat, phase, building, over = null) {
	const city = cityAt(table, seat);
	const reasons = [];
	return {
		price: priceWith(table, city, builderPowersOf(city, seat, phase), building, over ?? -1, reasons),
		reasons
	};
}

//#endregion
//#region packages/game-san-juan/src/city/build.ts
const RULE_OF = {
	"no-crane": "SJ-6.1",
	"covers-crane": "SJ-6.2",
	"same-building": "SJ-6.2",
	"cannot-pay": "SJ-5.6"
};
function placeOf(city, building, good) {
	for (let i = 0; i < city.length; i++) {
		const place = city[i];
		if (place.building === building && hasGood(place) === good) return i;
	}
	return -1;
}
function available(state, seat, powers, building, over) {
	const { hand, city } = playerAt(state, seat);
	return (building === "cathedral" ? hand.length : hand.length - 1) + payableGoods(city, powers, over);
}
function refusal(state, seat, powers, building, over) {
	const { city } = playerAt(state, seat);
	if (over >= 0) {
		if (powers.crane < 0) return "no-crane";
		if (over === powers.crane) return "covers-crane";
		if (city[over].building === building) return "same-building";
	}
	return priceWith(state, city, powers, building, over, null) > available(state, seat, powers, building, over) ? "cannot-pay" : null;
}
function listBuilds(state, seat, phase, moves) {
	const { hand, city } = playerAt(state, seat);
	const powers = builderPowersOf(city, seat, phase);
	for (let i = 0; i < hand.length; i++) if (isFirst(hand, i)) listPlaces(state, seat, powers, hand[i], moves);
	if (state.cathedral) listPlaces(state, seat, powers, "cathedral", moves);
}
function listPlaces(state, seat, powers, building, moves) {
	const { city } = playerAt(state, seat);
	if (isSecondCopy(city, building)) return;
	if (refusal(state, seat, powers, building, -1) === null) moves.push(BUILD_BESIDE[building]);
	if (powers.crane < 0) return;
	for (let i = 0; i < city.length; i++) {
		const place = city[i];
		const good = hasGood(place);
		if (placeOf(city, place.building, good) !== i || refusal(state, seat, powers, building, i) !== null) continue;
		moves.push({
			type: "build",
			building,
			over: {
				building: place.building,
				good
			}
		});
	}
}
function isSecondCopy(city, building) {
	return BUILDINGS[building].kind === "city" && isInPlay(city, building);
}
function canBuildSomething(state, seat, phase) {
	const moves = [];
	listBuilds(state, seat, phase, moves);
	return moves.length > 0;
}
function checkBuild(state, seat, phase, building, over) {
	const { hand, city } = playerAt(state, seat);
	if (building === "cathedral") {
		if (!state.cathedral) return {
			rule: "SJ-5.10",
			reason: "cathedral-gone"
		};
	} else if (!hand.includes(building)) return {
		rule: "SJ-5.1",
		reason: "not-available"
	};
	if (isSecondCopy(city, building)) return {
		rule: "SJ-5.6",
		reason: "already-in-play"
	};
	const place = over === null ? -1 : placeOf(city, over.building, over.good);
	if (over !== null && place < 0) return {
		rule: "SJ-6.1",
		reason: "nothing-to-cover"
	};
	const powers = builderPowersOf(city, seat, phase);
	const reason = refusal(state, seat, powers, building, place);
	if (reason === null) return null;
	if (reason !== "cannot-pay") return {
		rule: RULE_OF[reason],
		reason
	};
	const price = priceWith(state, city, powers, building, place, null);
	return {
		rule: RULE_OF[reason],
		reason,
		params: {
			price,
			available: available(state, seat, powers, building, place)
		}
	};
}

//#endregion
//#region packages/game-san-juan/src/city/draws.ts
function at(moment) {
	const draws = [];
	for (const { building, power } of withPower("draw")) {
		if (power.at !== moment) continue;
		const { draw: cards, atLeast = 0, atMost = Infinity } = power;
		draws.push({
			building,
			cards,
			atLeast,
			atMost
		});
	}
	return draws;
}
const DRAWS = {
	"city-built": at("city-built"),
	"built-and-drawn": at("built-and-drawn"),
	"fewest-built": at("fewest-built"),
	produced: at("produced"),
	sold: at("sold"),
	"none-sold": at("none-sold")
};
function isDue(city, draw, counted) {
	return counted >= draw.atLeast && counted <= draw.atMost && activePlace(city, draw.building) >= 0;
}
function drawsOf(city, moment, counted) {
	return cardsOf$1(city, DRAWS[moment], counted);
}
function cardsOf$1(city, draws, counted) {
	let cards = 0;
	for (let i = 0; i < draws.length; i++) {
		const draw = draws[i];
		if (isDue(city, draw, counted)) cards += draw.cards;
	}
	return cards;
}

//#endregion
//#region packages/game-san-juan/src/rules.ts
const { ask } = questionsOf();

//#endregion
//#region packages/game-san-juan/src/cards/piles.ts
function cardsLeft(state) {
	return state.deck.length + state.discard.length;
}
function takeUnseen(draft, emit) {
	if (draft.deck.length === 0) {
		if (draft.discard.length === 0) return null;
		const emptied = draft.deck;
		draft.deck = shuffle(draft.rng, draft.discard);
		draft.discard = emptied;
		emit({
			type: "deck-reshuffled",
			cards: draft.deck.length
		});
	}
	return draft.deck.pop();
}
function drawCards(draft, count, emit) {
	const drawn = [];
	while (drawn.length < count) {
		const card = takeUnseen(draft, emit);
		if (card === null) break;
		insert(drawn, card);
	}
	if (drawn.length > 0) expose(draft, drawn.length);
	return drawn;
}
function drawToHand(draft, seat, count, reason, emit) {
	const cards = drawCards(draft, count, emit);
	if (cards.length === 0) return;
	addToHand(draft, seat, cards);
	emit({
		type: "drew",
		reason,
		seat,
		count: cards.length,
		cards
	});
}
function addToHand(draft, seat, cards) {
	const { hand } = playerAt(draft, seat);
	for (let i = 0; i < cards.length; i++) insert(hand, cards[i]);
}
function discardCards(draft, cards) {
	for (let i = 0; i < cards.length; i++) draft.discard.push(cards[i]);
}

//#endregion
//#region packages/game-san-juan/src/flow/draws.ts
function drawForPowers(draft, seat, draws, counted, emit) {
	const { city } = playerAt(draft, seat);
	for (let i = 0; i < draws.length; i++) {
		const draw = draws[i];
		if (isDue(city, draw, counted)) drawToHand(draft, seat, draw.cards, draw.building, emit);
	}
}

//#endregion
//#region packages/game-san-juan/src/flow/turns.ts
function seatInTurn(state, phase) {
	const seats = state.players.length;
	return phase.turn < seats ? (phase.picker + phase.turn) % seats : null;
}
function skipTurns(draft, phase, hasToDo) {
	const seats = draft.players.length;
	do
		phase.turn += 1;
	while (phase.turn < seats && !hasToDo(draft, (phase.picker + phase.turn) % seats));
}

//#endregion
//#region packages/game-san-juan/src/flow/builder-phase.ts
const builderPhase = {
	decisions(state, phase) {
		const seat = seatInTurn(state, phase);
		if (seat === null || !mustAsk(state, seat, phase)) return NOBODY;
		return [asked(phase, seat, BUILD)];
	},
	settle(draft, phase, emit) {
		if (seatInTurn(draft, phase) !== null) {
			phase.turn += 1;
			return "again";
		}
		fewestDraw(draft, phase, emit);
		for (const { city } of draft.players) for (const slot of city) slot.fresh = false;
		return "done";
	}
};
const BUILD = { kind: "build" };
function mustAsk(state, seat, phase) {
	return playerAt(state, seat).hand.length > 0 || state.cathedral && canBuildSomething(state, seat, phase);
}
function putDown(draft, seat, phase, move, emit) {
	const { building, over } = move;
	const { hand, city } = playerAt(draft, seat);
	const powers = builderPowersOf(city, seat, phase);
	const place = over === null ? -1 : placeOf(city, over.building, over.good);
	const due = priceWith(draft, city, powers, building, place, null);
	const goods = payableGoods(city, powers, place);
	if (building === "cathedral") draft.cathedral = false;
	else remove(hand, building);
	emit({
		type: "built",
		seat,
		building,
		over,
		price: due
	});
	if (place < 0) city.push({
		building,
		good: null,
		under: [],
		fresh: true
	});
	else cover(draft, seat, city[place], move, emit);
	draft.stack.push({
		kind: "payment",
		id: frameId(draft),
		seat,
		building,
		due,
		goods,
		paid: 0
	});
}
function cover(draft, seat, slot, { building }, emit) {
	if (slot.good !== null) {
		draft.discard.push(slot.good);
		slot.good = null;
		emit({
			type: "good-lost",
			seat,
			good: BUILDINGS[slot.building].good
		});
	}
	slot.under.push(slot.building);
	slot.building = building;
	slot.fresh = true;
}
function fewestDraw(draft, phase, emit) {
	const { players } = draft;
	let fewest = Infinity;
	let most = 0;
	for (const { city } of players) {
		if (city.length < fewest) fewest = city.length;
		if (city.length > most) most = city.length;
	}
	if (fewest === most) return;
	for (let i = 0; i < players.length; i++) {
		const seat = (phase.picker + i) % players.length;
		if (playerAt(draft, seat).city.length === fewest) drawForPowers(draft, seat, DRAWS["fewest-built"], 0, emit);
	}
}
const build = ask("build", {
	rule: "SJ-5.1",
	frame: "builder-phase",
	answers: ["build", "pass"],
	list(state, seat, phase) {
		const moves = [PASS];
		listBuilds(state, seat, phase, moves);
		return moves;
	},
	check(state, seat, phase, move) {
		if (move.type === "pass") return null;
		return checkBuild(state, seat, phase, move.building, move.over);
	},
	answer(draft, seat, phase, move, emit) {
		phase.turn += 1;
		if (move.type === "build") putDown(draft, seat, phase, move, emit);
		else emit({
			type: "passed",
			seat,
			what: "build"
		});
	},
	fallback: () => PASS
});

//#endregion
//#region packages/game-san-juan/src/flow/draft.ts
const KEEP = FIGURES.startingHand;
const draftStart = {
	decisions(_state, frame) {
		const open = [];
		for (let i = 0; i < frame.kept.length; i++) {
			const seat = i;
			if (frame.kept[i] === null) open.push(asked(frame, seat, {
				kind: "keep-starting-hand",
				keep: KEEP
			}));
		}
		return open;
	},
	settle(draft, frame, emit) {
		for (let i = 0; i < frame.kept.length; i++) {
			const seat = i;
			const player = playerAt(draft, seat);
			const kept = frame.kept[i];
			const rest = without(player.hand, kept);
			player.hand = kept.slice();
			discardCards(draft, rest);
			emit({
				type: "hand-kept",
				seat,
				count: kept.length,
				cards: kept.slice()
			});
			emit({
				type: "discarded",
				reason: "draft",
				seat,
				count: rest.length,
				cards: rest
			});
		}
		return "done";
	}
};
const asKeep$1 = (cards) => ({
	type: "keep-starting-hand",
	cards
});
const keepStartingHand = ask("keep-starting-hand", {
	rule: "SJ-0.9",
	frame: "draft",
	answers: ["keep-starting-hand"],
	list(state, seat) {
		return choices(playerAt(state, seat).hand, KEEP, KEEP, asKeep$1);
	},
	check(state, seat, _frame, move) {
		if (move.cards.length !== KEEP) return {
			rule: "SJ-0.9",
			reason: "keep-exactly",
			params: { cards: KEEP }
		};
		const bad = badChoice(playerAt(state, seat).hand, move.cards);
		return bad === null ? null : {
			rule: "SJ-0.9",
			reason: bad
		};
	},
	answer(_draft, seat, frame, move) {
		frame.kept[seat] = move.cards.slice();
	},
	fallback: (state, seat) => ({
		type: "keep-starting-hand",
		cards: dearest(state.options, playerAt(state, seat).hand, KEEP)
	})
});

//#endregion
//#region packages/game-san-juan/src/flow/game.ts
const game = {
	decisions: () => NOBODY,
	settle(draft, frame, emit) {
		const loose = looseCards(draft);
		if (endReached(draft) || isExhausted(draft, loose, frame.loose)) {
			emit({
				type: "game-ended",
				reason: endingOf(draft)
			});
			return "done";
		}
		frame.loose = loose;
		if (draft.round > 0) {
			draft.governor = leftOf(draft.governor, draft.players.length);
			emit({
				type: "governor-passed",
				governor: draft.governor
			});
		}
		draft.round += 1;
		draft.picked = [];
		emit({
			type: "round-started",
			round: draft.round
		});
		draft.stack.push({
			kind: "round",
			id: frameId(draft),
			step: "supplier",
			libraryUsed: false
		});
		return "again";
	}
};
function isExhausted(state, loose, before) {
	if (loose === null) return false;
	if (state.players.every(({ hand }) => hand.length === 0)) return true;
	return loose === before && state.picked.includes("builder");
}
function looseCards(state) {
	if (cardsLeft(state) > 0) return null;
	let loose = state.cathedral ? 1 : 0;
	for (const { hand, city } of state.players) {
		if (countGoods(city) > 0) return null;
		loose += hand.length;
	}
	return loose;
}
function endingOf(state) {
	return endReached(state) ? "twelve-buildings" : "out-of-cards";
}

//#endregion
//#region packages/game-san-juan/src/flow/hand-limit.ts
function surplusOf(state, seat) {
	const { length } = playerAt(state, seat).hand;
	return length <= LOWEST_HAND_LIMIT ? 0 : length - handLimitOf(state, seat);
}
function maybeHandLimit(draft) {
	for (let seat = 0; seat < draft.players.length; seat++) {
		if (surplusOf(draft, seat) <= 0) continue;
		draft.stack.push({
			kind: "hand-limit",
			id: frameId(draft),
			laid: draft.players.map(() => [])
		});
		return;
	}
}
const handLimit = {
	decisions(state, frame) {
		const open = [];
		for (let i = 0; i < state.players.length; i++) {
			const seat = i;
			const surplus = surplusOf(state, seat);
			if (surplus <= 0) continue;
			const step = frame.laid[i].length;
			open.push(asked(frame, seat, {
				kind: "hand-limit",
				surplus
			}, step));
		}
		return open;
	},
	settle(draft, frame, emit) {
		for (let i = 0; i < frame.laid.length; i++) {
			const cards = frame.laid[i];
			if (cards.length === 0) continue;
			discardCards(draft, cards);
			emit({
				type: "discarded",
				reason: "hand-limit",
				seat: i,
				count: cards.length,
				cards: cards.slice()
			});
		}
		return "done";
	}
};
const handLimitAsk = ask("hand-limit", {
	rule: "SJ-3.6",
	frame: "hand-limit",
	answers: ["discard"],
	list: (state, seat) => discardMoves(playerAt(state, seat).hand),
	check(state, seat, _frame, move) {
		return playerAt(state, seat).hand.includes(move.card) ? null : {
			rule: "SJ-3.6",
			reason: "not-available"
		};
	},
	answer(draft, seat, frame, { card }) {
		remove(playerAt(draft, seat).hand, card);
		frame.laid[seat].push(card);
	},
	fallback: (state, seat) => ({
		type: "discard",
		card: cheapestFirst(state.options, playerAt(state, seat).hand)[0]
	})
});

//#endregion
//#region packages/game-san-juan/src/flow/mayor-phase.ts
const mayorPhase = {
	decisions(state, phase) {
		const seat = seatInTurn(state, phase);
		if (seat === null) return NOBODY;
		const { least, most } = phase;
		if (phase.step === "keep") return [asked(phase, seat, {
			kind: "mayor-keep",
			most
		})];
		if (phase.step !== "discard") return NOBODY;
		return [asked(phase, seat, {
			kind: "mayor-discard",
			least,
			most
		}, phase.discarded)];
	},
	settle(draft, phase, emit) {
		const seat = seatInTurn(draft, phase);
		if (seat === null) return "done";
		if (phase.step === "customs") {
			customsGoods(draft, phase, emit);
			phase.step = "draw";
		} else drawForSeat(draft, phase, seat, emit);
		return "again";
	}
};
function customsGoods(draft, phase, emit) {
	const seats = draft.players.length;
	for (let i = 0; i < seats; i++) {
		const seat = (phase.picker + i) % seats;
		const place = activePlace(cityAt(draft, seat), "customs-house");
		if (place < 0) continue;
		const slot = playerAt(draft, seat).city[place];
		if (slot.good !== null) continue;
		slot.good = takeUnseen(draft, emit);
		if (slot.good !== null) emit({
			type: "customs-good-received",
			seat
		});
	}
}
function drawForSeat(draft, phase, seat, emit) {
	const cards = drawCards(draft, mayorDrawOf(privilegeOf(draft, seat, phase)), emit);
	emit({
		type: "mayor-drew",
		seat,
		count: cards.length,
		cards: cards.slice()
	});
	const keep = Math.min(mayorKeepOf(draft, seat), cards.length);
	if (cards.length <= 1) {
		addToHand(draft, seat, cards);
		nextTurn(phase);
	} else if (isActive(draft, seat, "archive")) {
		addToHand(draft, seat, cards);
		phase.step = "discard";
		phase.least = cards.length - keep;
		phase.most = cards.length - 1;
	} else {
		phase.step = "keep";
		phase.drawn = cards;
		phase.most = keep;
	}
}
function nextTurn(phase) {
	phase.turn += 1;
	phase.step = "draw";
	phase.drawn = [];
	phase.least = 0;
	phase.most = 0;
	phase.discarded = 0;
}
function keepCards(draft, phase, seat, { cards }, emit) {
	const rest = without(phase.drawn, cards);
	const { hand } = playerAt(draft, seat);
	for (const card of cards) insert(hand, card);
	discardCards(draft, rest);
	emit({
		type: "mayor-kept",
		seat,
		count: cards.length,
		cards: cards.slice()
	});
	emit({
		type: "discarded",
		reason: "mayor",
		seat,
		count: rest.length,
		cards: rest
	});
	nextTurn(phase);
}
function discardFromHand(draft, phase, seat, { card }, emit) {
	remove(playerAt(draft, seat).hand, card);
	draft.discard.push(card);
	emit({
		type: "discarded",
		reason: "mayor",
		seat,
		count: 1,
		cards: [card]
	});
	if (phase.most === 1) {
		nextTurn(phase);
		return;
	}
	phase.discarded += 1;
	phase.most -= 1;
	if (phase.least > 0) phase.least -= 1;
}
const asKeep = (cards) => ({
	type: "keep",
	cards
});
const mayorKeep = ask("mayor-keep", {
	rule: "SJ-9.2",
	frame: "mayor-phase",
	answers: ["keep"],
	list(_state, _seat, { drawn }, { most }) {
		return choices(drawn, 1, most, asKeep);
	},
	check(_state, _seat, { drawn }, move, { most }) {
		if (move.cards.length === 0) return {
			rule: "SJ-9.5",
			reason: "keep-at-least-one"
		};
		if (move.cards.length > most) return {
			rule: most > 1 ? "SJ-9.3" : "SJ-9.2",
			reason: "too-many",
			params: { most }
		};
		const bad = badChoice(drawn, move.cards);
		return bad === null ? null : {
			rule: "SJ-9.2",
			reason: bad
		};
	},
	answer: (draft, seat, phase, move, emit) => keepCards(draft, phase, seat, move, emit),
	fallback: (state, _seat, { drawn }, { most }) => ({
		type: "keep",
		cards: dearest(state.options, drawn, most)
	})
});
const mayorDiscard = ask("mayor-discard", {
	rule: "SJ-9.4",
	frame: "mayor-phase",
	answers: ["discard", "done"],
	list(state, seat, { least }) {
		const moves = discardMoves(playerAt(state, seat).hand);
		if (least === 0) moves.push(DONE);
		return moves;
	},
	check(state, seat, { least }, move) {
		if (move.type === "done") return least === 0 ? null : {
			rule: "SJ-9.4",
			reason: "discard-more",
			params: { least }
		};
		return playerAt(state, seat).hand.includes(move.card) ? null : {
			rule: "SJ-9.4",
			reason: "not-available"
		};
	},
	answer(draft, seat, phase, move, emit) {
		if (move.type === "discard") discardFromHand(draft, phase, seat, move, emit);
		else nextTurn(phase);
	},
	fallback(state, seat, { least }) {
		if (least === 0) return DONE;
		return {
			type: "discard",
			card: cheapestFirst(state.options, playerAt(state, seat).hand)[0]
		};
	}
});

//#endregion
//#region packages/game-san-juan/src/city/goods.ts
function takeGood(draft, seat, good) {
	const { city } = playerAt(draft, seat);
	let i = 0;
	while (!holds(city[i], good)) i++;
	const slot = city[i];
	const card = slot.good;
	slot.good = null;
	return card;
}
function holds(slot, good) {
	return slot.good !== null && BUILDINGS[slot.building].good === good;
}
function emptySlot(draft, seat, building) {
	const { city } = playerAt(draft, seat);
	for (let i = 0; i < city.length; i++) {
		const slot = city[i];
		if (slot.building === building && slot.good === null) return slot;
	}
	return null;
}

//#endregion
//#region packages/game-san-juan/src/flow/payment.ts
const payment = {
	decisions(state, frame) {
		if (isForced(state, frame)) return NOBODY;
		const { seat, due, goods } = frame;
		return [asked(frame, seat, {
			kind: "pay",
			due,
			goods
		}, frame.paid)];
	},
	settle(draft, frame, emit) {
		const { seat } = frame;
		const { hand, city } = playerAt(draft, seat);
		if (frame.due > 0) payTheRest(draft, frame, hand.slice(), goodsOf(city), emit);
		if (BUILDINGS[frame.building].kind === "city") drawForPowers(draft, seat, DRAWS["city-built"], 0, emit);
		drawForPowers(draft, seat, DRAWS["built-and-drawn"], hand.length, emit);
		return "done";
	}
};
function isForced(state, frame) {
	const { due, goods } = frame;
	if (due === 0) return true;
	const { hand, city } = playerAt(state, frame.seat);
	if (hand.length + goods > due) return false;
	if (goods === 0) return true;
	const kinds = goodsOf(city);
	return kinds.length === goods || kinds[0] === kinds[kinds.length - 1];
}
function payTheRest(draft, frame, hand, goods, emit) {
	if (hand.length > 0) payCards(draft, frame, hand, emit);
	for (let i = 0; frame.due > 0; i++) payGood(draft, frame, goods[i], emit);
}
function payCards(draft, frame, cards, emit) {
	const { hand } = playerAt(draft, frame.seat);
	for (let i = 0; i < cards.length; i++) remove(hand, cards[i]);
	discardCards(draft, cards);
	frame.due -= cards.length;
	frame.paid += cards.length;
	emit({
		type: "paid",
		seat: frame.seat,
		count: cards.length,
		cards,
		goods: []
	});
}
function payGood(draft, frame, good, emit) {
	draft.discard.push(takeGood(draft, frame.seat, good));
	frame.due -= 1;
	frame.goods -= 1;
	frame.paid += 1;
	emit({
		type: "paid",
		seat: frame.seat,
		count: 0,
		cards: [],
		goods: [good]
	});
}
function payableKinds(state, seat, most) {
	return most === 0 ? [] : goodsOf(playerAt(state, seat).city).filter((_, i, kinds) => isFirst(kinds, i));
}
const pay = ask("pay", {
	rule: "SJ-5.4",
	frame: "payment",
	answers: ["pay-card", "pay-good"],
	list(state, seat, { goods }) {
		const moves = [];
		const { hand } = playerAt(state, seat);
		for (let i = 0; i < hand.length; i++) if (isFirst(hand, i)) moves.push(PAY_CARD[hand[i]]);
		for (const good of payableKinds(state, seat, goods)) moves.push({
			type: "pay-good",
			good
		});
		return moves;
	},
	check(state, seat, { goods }, move) {
		if (move.type === "pay-card") return playerAt(state, seat).hand.includes(move.card) ? null : {
			rule: "SJ-5.4",
			reason: "not-available"
		};
		if (goods === 0) return {
			rule: "SJ-5.5",
			reason: "no-more-goods"
		};
		return payableKinds(state, seat, goods).includes(move.good) ? null : {
			rule: "SJ-5.5",
			reason: "not-available"
		};
	},
	answer(draft, _seat, frame, move, emit) {
		if (move.type === "pay-good") payGood(draft, frame, move.good, emit);
		else payCards(draft, frame, [move.card], emit);
	},
	fallback(state, seat, { goods }) {
		const { hand } = playerAt(state, seat);
		const card = cheapestFirst(state.options, hand)[0];
		if (card !== void 0) return {
			type: "pay-card",
			card
		};
		return {
			type: "pay-good",
			good: payableKinds(state, seat, goods)[0]
		};
	}
});

//#endregion
//#region packages/game-san-juan/src/flow/producer-phase.ts
const producerPhase = {
	decisions(state, phase) {
		const seat = seatInTurn(state, phase);
		if (seat === null || !hasEmptyPlant(state, seat)) return NOBODY;
		return [asked(phase, seat, {
			kind: "produce",
			most: productionLimitOf(state, seat, privilegeOf(state, seat, phase))
		})];
	},
	settle(draft, phase) {
		if (seatInTurn(draft, phase) === null) return "done";
		skipTurns(draft, phase, hasEmptyPlant);
		return "again";
	}
};
const hasEmptyPlant = (state, seat) => canProduce(cityAt(state, seat));
function produceOn(draft, seat, named, emit) {
	if (named.length === 0) {
		emit({
			type: "passed",
			seat,
			what: "produce"
		});
		return;
	}
	const buildings = [];
	for (let i = 0; i < named.length; i++) {
		const card = takeUnseen(draft, emit);
		if (card === null) break;
		const building = named[i];
		emptySlot(draft, seat, building).good = card;
		buildings.push(building);
	}
	emit({
		type: "produced",
		seat,
		buildings
	});
	drawForPowers(draft, seat, DRAWS.produced, buildings.length, emit);
}
const asProduce = (buildings) => ({
	type: "produce",
	buildings
});
const produce = ask("produce", {
	rule: "SJ-7.1",
	frame: "producer-phase",
	answers: ["produce"],
	list(state, seat, _phase, { most }) {
		return choices(emptyProduction(playerAt(state, seat).city), 0, most, asProduce);
	},
	check(state, seat, _phase, move, { most }) {
		if (move.buildings.length > most) return {
			rule: "SJ-7.1",
			reason: "too-many",
			params: { most }
		};
		const bad = badChoice(emptyProduction(playerAt(state, seat).city), move.buildings);
		return bad === null ? null : {
			rule: "SJ-7.2",
			reason: bad
		};
	},
	answer(draft, seat, phase, move, emit) {
		phase.turn += 1;
		produceOn(draft, seat, move.buildings, emit);
	},
	fallback: () => ({
		type: "produce",
		buildings: []
	})
});

//#endregion
//#region packages/game-san-juan/src/flow/prospector-phase.ts
const MINED = powerOf("gold-mine").cards;
const FORGED = powerOf("goldsmith").cards;
const prospectorPhase = {
	decisions(state, phase) {
		if (phase.step === "privilege") return NOBODY;
		const seat = seatInTurn(state, phase);
		if (seat === null) return NOBODY;
		if (phase.step === "gold-mine") return canMine(state, seat) ? [asked(phase, seat, GOLD_MINE)] : NOBODY;
		return canForge(state, seat) ? [asked(phase, seat, GOLDSMITH, 1)] : NOBODY;
	},
	settle(draft, phase, emit) {
		if (phase.step === "privilege") {
			drawToHand(draft, phase.picker, privilegeOf(draft, phase.picker, phase), "prospector", emit);
			phase.step = "gold-mine";
		} else if (phase.turn < draft.players.length) skipTurns(draft, phase, phase.step === "gold-mine" ? canMine : canForge);
		else if (phase.step === "gold-mine") {
			phase.step = "goldsmith";
			phase.turn = 0;
		} else return "done";
		return "again";
	}
};
const GOLD_MINE = { kind: "gold-mine" };
const GOLDSMITH = { kind: "goldsmith" };
function canMine(state, seat) {
	return isActive(state, seat, "gold-mine") && cardsLeft(state) >= MINED;
}
function canForge(state, seat) {
	return isActive(state, seat, "goldsmith") && cardsLeft(state) >= FORGED;
}
function digForGold(draft, seat, emit) {
	const cards = drawCards(draft, MINED, emit);
	draft.turnedUp = cards.slice();
	const kept = goldMineYield(draft.options, cards);
	emit({
		type: "gold-mine-revealed",
		seat,
		cards: cards.slice(),
		kept
	});
	if (kept !== null) {
		insert(playerAt(draft, seat).hand, kept);
		cards.splice(cards.indexOf(kept), 1);
	}
	discardCards(draft, cards);
}
function goldMineYield(options, cards) {
	const costs = cards.map((card) => costOf(options, card));
	if (new Set(costs).size < costs.length) return null;
	return cards[costs.indexOf(Math.min(...costs))] ?? null;
}
function askGoldsmith(draft, seat, emit) {
	const card = drawCards(draft, FORGED, emit)[0];
	draft.turnedUp = [card];
	const kept = !draft.players.some(({ city }) => isInPlay(city, card));
	emit({
		type: "goldsmith-revealed",
		seat,
		card,
		kept
	});
	if (kept) insert(playerAt(draft, seat).hand, card);
	else draft.discard.push(card);
}
const USE_OR_NOT = {
	frame: "prospector-phase",
	answers: ["turn-up", "pass"],
	list: () => [TURN_UP, PASS],
	check: () => null,
	fallback: () => TURN_UP
};
const goldMine = ask("gold-mine", {
	...USE_OR_NOT,
	rule: "SJ-10.2",
	answer(draft, seat, phase, move, emit) {
		phase.turn += 1;
		if (move.type === "turn-up") digForGold(draft, seat, emit);
		else emit({
			type: "passed",
			seat,
			what: "gold-mine"
		});
	}
});
const goldsmith = ask("goldsmith", {
	...USE_OR_NOT,
	rule: "SJ-10.4",
	answer(draft, seat, phase, move, emit) {
		phase.turn += 1;
		if (move.type === "turn-up") askGoldsmith(draft, seat, emit);
		else emit({
			type: "passed",
			seat,
			what: "goldsmith"
		});
	}
});

//#endregion
//#region packages/game-san-juan/src/flow/supplier.ts
const MOST = powerOf("supplier").cards;
function maybeSupplier(draft) {
	if (isActiveAnywhere(draft, "supplier")) draft.stack.push({
		kind: "supplier",
		id: frameId(draft),
		turn: 0
	});
}
const supplier = {
	decisions(state, frame) {
		if (frame.turn >= state.players.length) return NOBODY;
		const seat = (state.governor + frame.turn) % state.players.length;
		if (playerAt(state, seat).hand.length === 0 || !isActive(state, seat, "supplier")) return NOBODY;
		return [asked(frame, seat, {
			kind: "supplier",
			most: MOST
		})];
	},
	settle(draft, frame) {
		frame.turn += 1;
		return frame.turn >= draft.players.length ? "done" : "again";
	}
};
const asSwap = (cards) => ({
	type: "swap",
	cards
});
const supplierAsk = ask("supplier", {
	rule: "SJ-3.2",
	frame: "supplier",
	answers: ["swap"],
	list(state, seat, _frame, { most }) {
		return choices(playerAt(state, seat).hand, 0, most, asSwap);
	},
	check(state, seat, _frame, move, { most }) {
		if (move.cards.length > most) return {
			rule: "SJ-3.2",
			reason: "too-many",
			params: { most }
		};
		const bad = badChoice(playerAt(state, seat).hand, move.cards);
		return bad === null ? null : {
			rule: "SJ-3.2",
			reason: bad
		};
	},
	answer(draft, seat, frame, { cards }, emit) {
		frame.turn += 1;
		if (cards.length === 0) return;
		const { hand } = playerAt(draft, seat);
		for (let i = 0; i < cards.length; i++) remove(hand, cards[i]);
		discardCards(draft, cards);
		emit({
			type: "discarded",
			reason: "supplier",
			seat,
			count: cards.length,
			cards
		});
		drawToHand(draft, seat, cards.length, "supplier", emit);
	},
	fallback: () => ({
		type: "swap",
		cards: []
	})
});

//#endregion
//#region packages/game-san-juan/src/flow/tuck.ts
function maybeTuck(draft) {
	if (!isActiveAnywhere(draft, "chapel") && !isActiveAnywhere(draft, "bank")) return;
	const seats = allSeats(draft.players.length);
	if (!seats.some((seat) => isActive(draft, seat, "chapel") || mayBank(draft, seat))) return;
	draft.stack.push({
		kind: "tuck",
		id: frameId(draft),
		chapel: seats.map((seat) => isActive(draft, seat, "chapel")),
		bank: seats.map((seat) => mayBank(draft, seat)),
		put: seats.map(() => 0)
	});
}
function mayBank(state, seat) {
	return playerAt(state, seat).bank.length === 0 && isActive(state, seat, "bank");
}
const tuck = {
	decisions(state, frame) {
		const open = [];
		for (let i = 0; i < state.players.length; i++) {
			const seat = i;
			const chapel = frame.chapel[i] === true;
			const bank = frame.bank[i] === true;
			if (!chapel && !bank || playerAt(state, seat).hand.length === 0) continue;
			open.push(asked(frame, seat, {
				kind: "tuck",
				chapel,
				bank
			}, frame.put[i]));
		}
		return open;
	},
	settle: done
};
const tuckAsk = ask("tuck", {
	rule: "SJ-3.5",
	frame: "tuck",
	answers: ["tuck", "done"],
	list(state, seat, _frame, { chapel, bank }) {
		const moves = [DONE];
		const { hand } = playerAt(state, seat);
		for (let i = 0; i < hand.length; i++) {
			if (!isFirst(hand, i)) continue;
			const card = hand[i];
			if (chapel) moves.push({
				type: "tuck",
				card,
				under: "chapel"
			});
			if (bank) moves.push({
				type: "tuck",
				card,
				under: "bank"
			});
		}
		return moves;
	},
	check(state, seat, _frame, move, { chapel, bank }) {
		if (move.type === "done") return null;
		if (move.under === "chapel" && !chapel) return {
			rule: "SJ-3.3",
			reason: "chapel-closed"
		};
		if (move.under === "bank" && !bank) return {
			rule: "SJ-3.4",
			reason: "bank-closed"
		};
		return playerAt(state, seat).hand.includes(move.card) ? null : {
			rule: "SJ-3.5",
			reason: "not-available"
		};
	},
	answer(draft, seat, frame, move, emit) {
		if (move.type === "done") {
			frame.chapel[seat] = false;
			frame.bank[seat] = false;
			return;
		}
		const player = playerAt(draft, seat);
		remove(player.hand, move.card);
		insert(player[move.under], move.card);
		frame.put[seat] = frame.put[seat] + 1;
		if (move.under === "chapel") frame.chapel[seat] = false;
		emit({
			type: "tucked",
			seat,
			under: move.under,
			card: move.card
		});
	},
	fallback: () => DONE
});

//#endregion
//#region packages/game-san-juan/src/flow/round.ts
function picksPerRound(seats) {
	return seats === 2 ? 3 : seats;
}
function pickerOf(state) {
	return (state.governor + state.picked.length) % state.players.length;
}
const round = {
	decisions(state, frame) {
		if (frame.step !== "roles" || isOver(state)) return NOBODY;
		const seat = pickerOf(state);
		const step = state.picked.length < state.players.length ? 0 : 1;
		return [asked(frame, seat, {
			kind: "pick-role",
			library: askLibrary(state, seat)
		}, step)];
	},
	settle(draft, frame) {
		const { length } = draft.stack;
		let moved = false;
		while (draft.stack.length === length && nextStep(draft, frame)) moved = true;
		return moved ? "again" : "done";
	}
};
function nextStep(draft, frame) {
	switch (frame.step) {
		case "supplier":
			frame.step = "tuck";
			maybeSupplier(draft);
			return true;
		case "tuck":
			frame.step = "hand-limit";
			maybeTuck(draft);
			return true;
		case "hand-limit":
			frame.step = "roles";
			maybeHandLimit(draft);
			return true;
		case "roles": return false;
	}
}
function isOver(state) {
	return state.picked.length === picksPerRound(state.players.length) || endReached(state);
}
function askLibrary(state, seat) {
	return state.players.length === 2 && state.picked.length === 0 && isActive(state, seat, "library");
}
function phaseOf(role, id, picker, library) {
	switch (role) {
		case "builder": return {
			kind: "builder-phase",
			id,
			picker,
			library,
			turn: 0
		};
		case "producer": return {
			kind: "producer-phase",
			id,
			picker,
			library,
			turn: 0
		};
		case "trader": return {
			kind: "trader-phase",
			id,
			picker,
			library,
			turn: 0,
			open: false,
			sold: false,
			selling: []
		};
		case "mayor": return {
			kind: "mayor-phase",
			id,
			picker,
			library,
			turn: 0,
			step: "customs",
			drawn: [],
			least: 0,
			most: 0,
			discarded: 0
		};
		case "prospector": return {
			kind: "prospector-phase",
			id,
			picker,
			library,
			turn: 0,
			step: "privilege"
		};
	}
}
const FALLBACK_ORDER = [
	"prospector",
	"mayor",
	"producer",
	"trader",
	"builder"
];
function picksWith(library) {
	return Array.from({ length: 1 << ROLE_IDS.length }, (_, taken) => ROLE_IDS.filter((_role, i) => (taken & 1 << i) === 0).flatMap((role) => library.map((said) => ({
		type: "pick-role",
		role,
		library: said
	}))));
}
const PICKS = picksWith([null]);
const LIBRARY_PICKS = picksWith(["use", "save"]);
const pickRole = ask("pick-role", {
	rule: "SJ-2.1",
	frame: "round",
	answers: ["pick-role"],
	list({ picked }, _seat, _frame, { library }) {
		let taken = 0;
		for (let i = 0; i < ROLE_IDS.length; i++) if (picked.includes(ROLE_IDS[i])) taken |= 1 << i;
		return (library ? LIBRARY_PICKS : PICKS)[taken];
	},
	check(state, _seat, _frame, move, { library }) {
		if (state.picked.includes(move.role)) return {
			rule: "SJ-2.1",
			reason: "role-taken",
			params: { role: move.role }
		};
		if (library === (move.library !== null)) return null;
		return {
			rule: "SJ-4.5",
			reason: library ? "say-use-or-save" : "library-not-asked"
		};
	},
	answer(draft, seat, frame, { role, library: said }, emit) {
		const library = said !== "save" && isActive(draft, seat, "library") && !(frame.libraryUsed && seat === draft.governor);
		if (library && draft.players.length === 2 && seat === draft.governor) frame.libraryUsed = true;
		draft.picked.push(role);
		draft.turnedUp = [];
		emit({
			type: "role-picked",
			seat,
			role,
			library
		});
		draft.stack.push(phaseOf(role, frameId(draft), seat, library));
	},
	fallback(state, _seat, _frame, { library }) {
		return {
			type: "pick-role",
			role: FALLBACK_ORDER.find((available) => !state.picked.includes(available)),
			library: library ? "use" : null
		};
	}
});

//#endregion
//#region packages/game-san-juan/src/city/trade.ts
function priceCardOf(state) {
	return state.prices[(state.traderPhases - 1) % state.prices.length];
}
function incomeOf(table, seat, prices, goods) {
	let income = 0;
	for (let i = 0; i < goods.length; i++) income += prices[goods[i]];
	return {
		income,
		bonus: cardsOf$1(cityAt(table, seat), DRAWS.sold, goods.length)
	};
}

//#endregion
//#region packages/game-san-juan/src/data/price-cards.ts
const PRICE_CARD_IDS = [
	"price-1",
	"price-2",
	"price-3",
	"price-4",
	"price-5"
];
const customs = 2;
const PRICE_CARDS = {
	"price-1": {
		indigo: 1,
		sugar: 1,
		tobacco: 1,
		coffee: 2,
		silver: 2,
		customs
	},
	"price-2": {
		indigo: 1,
		sugar: 1,
		tobacco: 2,
		coffee: 2,
		silver: 2,
		customs
	},
	"price-3": {
		indigo: 1,
		sugar: 1,
		tobacco: 2,
		coffee: 2,
		silver: 3,
		customs
	},
	"price-4": {
		indigo: 1,
		sugar: 2,
		tobacco: 2,
		coffee: 2,
		silver: 3,
		customs
	},
	"price-5": {
		indigo: 1,
		sugar: 2,
		tobacco: 2,
		coffee: 3,
		silver: 3,
		customs
	}
};

//#endregion
//#region packages/game-san-juan/src/flow/trader-phase.ts
const traderPhase = {
	decisions(state, phase) {
		if (!phase.open) return NOBODY;
		const seat = seatInTurn(state, phase);
		if (seat === null) return NOBODY;
		if (phase.selling.length > 0) return [asked(phase, seat, { kind: "harbor" }, 1)];
		if (!hasGoods(state, seat)) return NOBODY;
		return [asked(phase, seat, {
			kind: "sell",
			most: salesLimitOf(state, seat, privilegeOf(state, seat, phase))
		})];
	},
	settle(draft, phase, emit) {
		if (!phase.open) {
			phase.open = true;
			draft.traderPhases += 1;
			expose(draft);
			emit({
				type: "price-revealed",
				card: priceCardOf(draft)
			});
			return "again";
		}
		if (seatInTurn(draft, phase) !== null) {
			skipTurns(draft, phase, hasGoods);
			return "again";
		}
		if (!phase.sold) drawUnsold(draft, phase, emit);
		return "done";
	}
};
const hasGoods = (state, seat) => countGoods(cityAt(state, seat)) > 0;
function nameGoods(draft, seat, phase, { goods }, emit) {
	if (goods.length === 0) {
		phase.turn += 1;
		emit({
			type: "passed",
			seat,
			what: "sell"
		});
	} else if (isActive(draft, seat, "harbor")) phase.selling = goods.slice();
	else sell(draft, seat, phase, goods, null, emit);
}
function sell(draft, seat, phase, goods, tucked, emit) {
	phase.turn += 1;
	phase.sold = true;
	const { income, bonus } = incomeOf(draft, seat, PRICE_CARDS[priceCardOf(draft)], goods);
	emit({
		type: "sold",
		seat,
		goods: goods.slice(),
		income,
		bonus
	});
	const underHarbor = tucked === null ? -1 : goods.indexOf(tucked);
	for (let i = 0; i < goods.length; i++) {
		const card = takeGood(draft, seat, goods[i]);
		if (i !== underHarbor) draft.discard.push(card);
		else playerAt(draft, seat).harbor.push(card);
	}
	if (tucked !== null) emit({
		type: "tucked",
		seat,
		under: "harbor",
		card: null
	});
	drawToHand(draft, seat, income + bonus, "sale", emit);
}
function drawUnsold(draft, phase, emit) {
	const seats = draft.players.length;
	for (let i = 0; i < seats; i++) {
		const seat = (phase.picker + i) % seats;
		drawForPowers(draft, seat, DRAWS["none-sold"], 0, emit);
	}
}
const asSale = (goods) => ({
	type: "sell",
	goods
});
const sellAsk = ask("sell", {
	rule: "SJ-8.2",
	frame: "trader-phase",
	answers: ["sell"],
	list(state, seat, _phase, { most }) {
		return choices(goodsOf(playerAt(state, seat).city), 0, most, asSale);
	},
	check(state, seat, _phase, move, { most }) {
		if (move.goods.length > most) return {
			rule: "SJ-8.2",
			reason: "too-many",
			params: { most }
		};
		const bad = badChoice(goodsOf(playerAt(state, seat).city), move.goods);
		return bad === null ? null : {
			rule: "SJ-8.2",
			reason: bad
		};
	},
	answer: (draft, seat, phase, move, emit) => nameGoods(draft, seat, phase, move, emit),
	fallback: () => ({
		type: "sell",
		goods: []
	})
});
const harbor = ask("harbor", {
	rule: "SJ-8.6",
	frame: "trader-phase",
	answers: ["tuck-good", "pass"],
	list(_state, _seat, { selling }) {
		const moves = [PASS];
		for (let i = 0; i < selling.length; i++) if (isFirst(selling, i)) moves.push({
			type: "tuck-good",
			good: selling[i]
		});
		return moves;
	},
	check(_state, _seat, { selling }, move) {
		if (move.type === "pass") return null;
		return selling.includes(move.good) ? null : {
			rule: "SJ-8.6",
			reason: "not-sold"
		};
	},
	answer(draft, seat, phase, move, emit) {
		sell(draft, seat, phase, phase.selling, move.type === "tuck-good" ? move.good : null, emit);
		phase.selling = [];
	},
	fallback: (_state, _seat, { selling }) => ({
		type: "tuck-good",
		good: selling[0]
	})
});

//#endregion
//#region packages/game-san-juan/src/setup.ts
function allCards(options) {
	return (options.expansion ? ALL_CARDS : BASE_CARDS).slice();
}
function cardsOf(sets) {
	return BUILDING_IDS.flatMap((id) => {
		const { set, copies } = BUILDINGS[id];
		return id === "cathedral" || !sets.includes(set) ? [] : Array.from({ length: copies }, () => id);
	});
}
const BASE_CARDS = cardsOf(["base"]);
const ALL_CARDS = cardsOf(["base", "expansion"]);
function layOut(seats, options, rng, emit) {
	const governor = firstGovernor(seats, options, rng);
	const cards = allCards(options);
	const players = [];
	for (let i = 0; i < seats; i++) {
		cards.splice(cards.indexOf(FIGURES.startingBuilding), 1);
		const city = [{
			building: FIGURES.startingBuilding,
			good: null,
			under: [],
			fresh: false
		}];
		players.push({
			hand: [],
			city,
			chapel: [],
			bank: [],
			harbor: []
		});
	}
	const draft = {
		rng,
		stack: [],
		frames: 0,
		exposed: 0,
		options: { ...options },
		players,
		deck: shuffle(rng, cards),
		discard: [],
		cathedral: options.expansion,
		prices: shuffle(rng, PRICE_CARD_IDS.slice()),
		traderPhases: 0,
		governor,
		round: 0,
		picked: [],
		turnedUp: []
	};
	emit({
		type: "game-started",
		governor
	});
	deal(draft, emit);
	draft.stack.push({
		kind: "game",
		id: frameId(draft),
		loose: null
	});
	if (options.startingHand === "draft") draft.stack.push({
		kind: "draft",
		id: frameId(draft),
		kept: players.map(() => null)
	});
	return draft;
}
function firstGovernor(seats, options, rng) {
	return options.governor === "drawn" ? below(rng, seats) : 0;
}
function deal(draft, emit) {
	for (const [turn, seat] of seatsFrom(draft.governor, draft.players.length).entries()) {
		const count = draft.options.startingHand === "draft" ? FIGURES.draftHands[turn] : FIGURES.startingHand;
		const cards = draft.deck.splice(-count).toSorted();
		expose(draft, count);
		playerAt(draft, seat).hand = cards;
		emit({
			type: "dealt",
			seat,
			count,
			cards: cards.slice()
		});
	}
}

//#endregion
//#region packages/game-san-juan/src/guess.ts
function guess(view, viewer, random) {
	const unseen = shuffle(random, unseenCards(view));
	const players = view.players.map((player) => guessPlayer(player, unseen));
	const stack = view.stack.map((frame) => guessFrame(frame, players, unseen, random));
	const deck = take(unseen, view.deck);
	const discard = take(unseen, view.discard);
	tuckTheRest(view, viewer, players, unseen, random);
	return {
		rng: forkRandom(random),
		stack,
		frames: view.frames,
		exposed: 0,
		options: { ...view.options },
		players,
		deck,
		discard,
		cathedral: view.cathedral,
		prices: guessPrices(view, random),
		traderPhases: view.traderPhases,
		governor: view.governor,
		round: view.round,
		picked: view.picked.slice(),
		turnedUp: view.turnedUp.slice()
	};
}
function unseenCards(view) {
	const counts = /* @__PURE__ */ new Map();
	const count = (card, by) => void counts.set(card, (counts.get(card) ?? 0) + by);
	const see = (cards) => {
		if (typeof cards === "object") cards?.forEach((card) => count(card, -1));
	};
	for (const card of allCards(view.options)) count(card, 1);
	for (const { hand, city, chapel, bank } of view.players) {
		see(hand);
		see(chapel);
		see(bank);
		for (const { building, under } of city) {
			see([building]);
			see(under);
		}
	}
	for (const frame of view.stack) {
		if (frame.kind === "hand-limit") frame.laid.forEach(see);
		if (frame.kind === "mayor-phase") see(frame.drawn);
	}
	counts.delete("cathedral");
	return [...counts].flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
}
function take(unseen, count) {
	if (count > unseen.length) throw new EngineFault("the view speaks of more cards than there are");
	return count === 0 ? [] : unseen.splice(-count);
}
function fill(cards, unseen) {
	return typeof cards === "number" ? take(unseen, cards) : cards.slice();
}
function guessPlayer(player, unseen) {
	return {
		hand: fill(player.hand, unseen).toSorted(),
		city: player.city.map(({ building, good, under, fresh }) => ({
			building,
			good: good ? take(unseen, 1)[0] : null,
			under: under.slice(),
			fresh
		})),
		chapel: player.chapel?.slice() ?? [],
		bank: player.bank?.slice() ?? [],
		harbor: take(unseen, player.harbor ?? 0)
	};
}
function guessFrame(frame, players, unseen, random) {
	switch (frame.kind) {
		case "draft": {
			const kept = frame.kept.map((cards, seat) => {
				if (typeof cards !== "number") return cards && cards.slice();
				return shuffle(random, players[seat].hand.slice()).slice(0, cards).toSorted();
			});
			return {
				...frame,
				kept
			};
		}
		case "hand-limit": return {
			...frame,
			laid: frame.laid.map((cards) => fill(cards, unseen))
		};
		case "mayor-phase": return {
			...frame,
			drawn: fill(frame.drawn, unseen).toSorted()
		};
		case "tuck": return {
			...frame,
			chapel: frame.chapel.slice(),
			bank: frame.bank.slice(),
			put: frame.put.slice()
		};
		case "trader-phase": return {
			...frame,
			selling: frame.selling.slice()
		};
		case "game":
		case "round":
		case "supplier":
		case "builder-phase":
		case "payment":
		case "producer-phase":
		case "prospector-phase": return { ...frame };
	}
}
function tuckTheRest(view, viewer, players, unseen, random) {
	const anywhere = [];
	for (const [seat, seen] of view.players.entries()) {
		if (seat === viewer) continue;
		const player = players[seat];
		const piles = pilesOf$1(seen, player);
		let known = seen.tucked;
		if (seen.bankUsed) {
			player.bank.push(...take(unseen, 1));
			if (known !== null) known -= 1;
		}
		if (known === null) anywhere.push(...piles);
		else spread$1(take(unseen, known), piles, random);
	}
	spread$1(unseen, anywhere, random);
}
function pilesOf$1(seen, player) {
	const has = (building) => seen.city.some((place) => place.building === building && !place.fresh || place.under.includes(building));
	const piles = [];
	if (has("chapel")) piles.push(player.chapel);
	if (seen.bankUsed) piles.push(player.bank);
	if (has("harbor")) piles.push(player.harbor);
	return piles;
}
function spread$1(cards, piles, random) {
	if (cards.length > 0 && piles.length === 0) throw new EngineFault("the view speaks of fewer cards than there are");
	for (const card of cards) insert(pick(random, piles), card);
}
function guessPrices(view, random) {
	const hidden = shuffle(random, PRICE_CARD_IDS.filter((card) => !view.prices.includes(card)));
	return view.prices.map((card) => card ?? hidden.pop());
}

//#endregion
//#region packages/game-san-juan/src/invariants.ts
function invariants(state) {
	return [
		...cardFaults(state),
		...tableFaults(state),
		...state.players.flatMap(playerFaults)
	];
}
function cardFaults(state) {
	const found = [...state.deck, ...state.discard];
	for (const { hand, city, chapel, bank, harbor } of state.players) {
		found.push(...hand, ...chapel, ...bank, ...harbor);
		for (const { building, good, under } of city) {
			found.push(building, ...under);
			if (good !== null) found.push(good);
		}
	}
	for (const frame of state.stack) {
		if (frame.kind === "hand-limit") found.push(...frame.laid.flat());
		if (frame.kind === "mayor-phase") found.push(...frame.drawn);
	}
	const expected = allCards(state.options);
	if (state.options.expansion) expected.push("cathedral");
	if (state.cathedral) found.push("cathedral");
	const missing = expected.toSorted().join();
	return found.toSorted().join() === missing ? [] : [`${found.length} cards of ${expected.length}, or not the right ones`];
}
function tableFaults(state) {
	const faults = [];
	if (state.prices.toSorted().join() !== PRICE_CARD_IDS.join()) faults.push("the price cards are not all there");
	if (new Set(state.picked).size < state.picked.length) faults.push("a role was picked twice");
	if (state.governor >= state.players.length) faults.push("nobody is Governor");
	if (!state.stack.some((frame) => frame.kind === "builder-phase") && state.players.some(({ city }) => city.some(({ fresh }) => fresh))) faults.push("a building is fresh outside a builder phase");
	return faults;
}
function playerFaults({ hand, city, chapel, bank, harbor }, seat) {
	const faults = [];
	const owned = city.flatMap(({ building, under }) => [building, ...under]);
	for (const cards of [
		hand,
		chapel,
		bank
	]) if (cards.toSorted().join() !== cards.join()) faults.push("cards are out of order");
	if (city.length > FIGURES.endBuildings) faults.push("too many buildings");
	for (const [place, { building, good }] of city.entries()) {
		const { kind, good: held } = BUILDINGS[building];
		if (good !== null && held === null) faults.push(`a good on ${building}`);
		if (kind === "city" && city.findIndex((other) => other.building === building) < place) faults.push(`two of ${building}`);
	}
	if (chapel.length > 0 && !owned.includes("chapel")) faults.push("cards under no Chapel");
	if (bank.length > 0 && !owned.includes("bank")) faults.push("cards under no Bank");
	if (harbor.length > 0 && !owned.includes("harbor")) faults.push("cards under no Harbor");
	return faults.map((fault) => `seat ${seat}: ${fault}`);
}

//#endregion
//#region packages/game-san-juan/src/options.ts
const optionsSchema = { fields: {
	expansion: {
		values: [false, true],
		default: false,
		rule: "SJ-0.5"
	},
	startingHand: {
		values: ["four", "draft"],
		default: "four",
		rule: "SJ-0.9"
	},
	customsHouseFigures: {
		values: ["seed", "public"],
		default: "seed",
		rule: "R1"
	},
	governor: {
		values: ["drawn", "first-seat"],
		default: "drawn",
		rule: "SJ-0.2"
	}
} };

//#endregion
//#region packages/game-san-juan/src/reasons.ts
const REASONS = [
	"already-in-play",
	"bank-closed",
	"cannot-pay",
	"cathedral-gone",
	"chapel-closed",
	"covers-crane",
	"discard-more",
	"keep-at-least-one",
	"keep-exactly",
	"library-not-asked",
	"no-crane",
	"no-more-goods",
	"not-available",
	"not-sold",
	"nothing-to-cover",
	"out-of-order",
	"role-taken",
	"same-building",
	"say-use-or-save",
	"too-many"
];

//#endregion
//#region packages/game-san-juan/src/scoring.ts
const SCORES = withPower("points");
function pointsBySource(table, seat, tucked) {
	const city = cityAt(table, seat);
	const sources = [{
		source: "buildings",
		points: sum$1(city.map(({ building }) => pointsOf(table.options, building)))
	}];
	if (tucked > 0) sources.push({
		source: "tucked-cards",
		points: tucked
	});
	for (const { building, power } of SCORES) if (isInPlay(city, building)) sources.push({
		source: building,
		points: pointsFor(power, countOf(power.per, table, seat))
	});
	if (isInPlay(city, "palace")) {
		const others = sum$1(sources.map(({ points }) => points));
		sources.push({
			source: "palace",
			points: Math.floor(others / powerOf("palace").of)
		});
	}
	return sources;
}
function pointsFor({ points }, count) {
	return typeof points === "number" ? points * count : sum$1(points.slice(0, count));
}
function countOf(per, table, seat) {
	const city = cityAt(table, seat);
	switch (per) {
		case "city-building": return city.filter(({ building }) => BUILDINGS[building].kind === "city").length;
		case "monument": return city.filter(({ building }) => BUILDINGS[building].group === "monument").length;
		case "production-building-and-kind": return productionAndKinds(city);
		case "set-of-three": return setsOfThree(table.options, city);
		case "six-of-others": return sixesOfOthers(table, seat);
	}
}
function productionAndKinds(city) {
	const production = city.filter(({ building }) => BUILDINGS[building].kind === "production");
	return production.length + new Set(production.map(({ building }) => building)).size;
}
function setsOfThree(options, city) {
	const byCost = /* @__PURE__ */ new Map();
	for (const { building } of city) {
		const cost = costOf(options, building);
		const copies = byCost.get(cost) ?? /* @__PURE__ */ new Map();
		byCost.set(cost, copies.set(building, (copies.get(building) ?? 0) + 1));
	}
	let sets = 0;
	for (const copies of byCost.values()) sets += setsWithin([...copies.values()]);
	return sets;
}
function setsWithin(copies) {
	let sets = 0;
	while (sum$1(copies.map((count) => Math.min(count, sets + 1))) >= 3 * (sets + 1)) sets += 1;
	return sets;
}
function sixesOfOthers(table, seat) {
	let sixes = 0;
	for (const [other, { city }] of table.players.entries()) {
		if (other === seat) continue;
		sixes += city.filter(({ building }) => costOf(table.options, building) === 6).length;
	}
	return sixes;
}
function sum$1(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}
function tuckedCards(state, seat) {
	const { chapel, bank, harbor } = playerAt(state, seat);
	return chapel.length + bank.length + harbor.length;
}
function tieBreakOf(state, seat) {
	const { hand, city } = playerAt(state, seat);
	const goods = city.filter(({ building, good }) => good !== null && BUILDINGS[building].kind === "production");
	return hand.length + goods.length;
}
function standings(state) {
	return placingsOf(allSeats(state.players.length).map((seat) => {
		const breakdown = pointsBySource(state, seat, tuckedCards(state, seat));
		return {
			seat,
			points: sum$1(breakdown.map((from) => from.points)),
			breakdown,
			tieBreaks: [tieBreakOf(state, seat)]
		};
	}));
}

//#endregion
//#region packages/game-san-juan/src/secrets.ts
const nobody = () => false;
const only = (seat) => (viewer) => viewer === seat;
const cards$1 = dealt({
	rule: "SJ-1.4",
	names: [
		"deck",
		"discard",
		"hands",
		"goods",
		"chapels",
		"banks",
		"harbors",
		"laid",
		"drawn"
	],
	places: (state) => [
		{
			name: "deck",
			things: state.deck,
			knows: nobody,
			put: (draft, things) => void (draft.deck = things)
		},
		{
			name: "discard",
			things: state.discard,
			knows: nobody,
			put: (draft, things) => void (draft.discard = things)
		},
		...state.players.flatMap((player, seat) => placesOf(player, seat)),
		...state.stack.flatMap((frame, at) => placesIn(state, frame, at))
	]
});
function placesOf({ hand, city, chapel, bank, harbor }, seat) {
	const own = only(seat);
	const put = (pile) => (draft, things) => void (playerAt(draft, seat)[pile] = things.toSorted());
	return [
		{
			name: "hands",
			things: hand,
			knows: own,
			put: put("hand")
		},
		{
			name: "chapels",
			things: chapel,
			knows: own,
			put: put("chapel")
		},
		{
			name: "banks",
			things: bank,
			knows: own,
			put: put("bank")
		},
		{
			name: "harbors",
			things: harbor,
			knows: nobody,
			put: put("harbor")
		},
		...city.map(({ good }, place) => goodAt(good, seat, place))
	];
}
function goodAt(good, seat, place) {
	return {
		name: "goods",
		things: good === null ? [] : [good],
		knows: nobody,
		put: (draft, [card]) => void (playerAt(draft, seat).city[place].good = card ?? null)
	};
}
function placesIn(state, frame, at) {
	if (frame.kind === "hand-limit") return frame.laid.map((things, seat) => ({
		name: "laid",
		things,
		knows: only(seat),
		put(draft, laid) {
			const running = draft.stack[at];
			if (running?.kind === "hand-limit") running.laid[seat] = laid;
		}
	}));
	if (frame.kind !== "mayor-phase") return [];
	const put = (draft, drawn) => {
		const running = draft.stack[at];
		if (running?.kind === "mayor-phase") running.drawn = drawn.toSorted();
	};
	return [{
		name: "drawn",
		things: frame.drawn,
		knows: only((frame.picker + frame.turn) % state.players.length),
		put
	}];
}
const tuckedNumbers = {
	rule: "R10",
	names: ["tucked numbers"],
	hidden(state, viewer) {
		const groups = othersPiles(state, viewer).filter((piles) => piles.length > 1 && piles.some(hasLoose));
		if (groups.length === 0) return {};
		return { "tucked numbers": groups.map((piles) => piles.map(({ cards: { length } }) => length)) };
	},
	scramble(draft, viewer, random) {
		for (const piles of othersPiles(draft, viewer)) {
			if (piles.length < 2 || !piles.some(hasLoose)) continue;
			const before = lengthsOf(piles);
			for (let tries = 0; tries < 8 && lengthsOf(piles) === before; tries++) spread(piles, random);
		}
	}
};
const hasLoose = ({ cards: { length }, least }) => length > least;
const lengthsOf = (piles) => piles.map(({ cards: { length } }) => length).join();
function othersPiles(state, viewer) {
	const bySeat = state.players.filter((_, seat) => seat !== viewer).map(pilesOf);
	return state.stack.length === 0 ? bySeat : [bySeat.flat()];
}
function pilesOf({ city, chapel, bank, harbor }) {
	const hasHad = (building) => city.some((slot) => slot.building === building && !slot.fresh || slot.under.includes(building));
	const piles = [];
	if (hasHad("chapel")) piles.push({
		cards: chapel,
		least: 0
	});
	if (bank.length > 0) piles.push({
		cards: bank,
		least: 1
	});
	if (hasHad("harbor")) piles.push({
		cards: harbor,
		least: 0
	});
	return piles;
}
function spread(piles, random) {
	const loose = [];
	for (const { cards: pile, least } of piles) while (pile.length > least) loose.push(pile.pop());
	for (const card of loose) insert(piles[below(random, piles.length)].cards, card);
}
const keptHands = chosen({
	rule: "SJ-0.9",
	name: "kept hands",
	choices: (state) => state.stack.flatMap((frame, at) => {
		if (frame.kind !== "draft") return [];
		return frame.kept.flatMap((kept, seat) => kept === null ? [] : [keptBy(state, kept, seat, at)]);
	})
});
function keptBy(state, value, seat, at) {
	return {
		value,
		knows: only(seat),
		others() {
			const all = choices(playerAt(state, seat).hand, FIGURES.startingHand, FIGURES.startingHand, (kept) => kept);
			const different = all.filter((each) => each.join() !== value.join());
			return different.length > 0 ? different : all;
		},
		put(draft, kept) {
			const running = draft.stack[at];
			if (running?.kind === "draft") running.kept[seat] = kept.slice();
		}
	};
}
const prices = dealt({
	rule: "SJ-0.4",
	names: ["prices"],
	places: (state) => [{
		name: "prices",
		things: state.prices.slice(state.traderPhases),
		knows: nobody,
		put: (draft, unseen) => void draft.prices.splice(draft.traderPhases, unseen.length, ...unseen)
	}]
});
const secrets = [
	tuckedNumbers,
	cards$1,
	keptHands,
	prices
];
const secret = (event, viewer) => ({
	...event,
	cards: event.seat === viewer ? event.cards : null
});
const events = {
	"game-started": "open",
	dealt: secret,
	"hand-kept": secret,
	"governor-passed": "open",
	"round-started": "open",
	"role-picked": "open",
	passed: "open",
	built: "open",
	"good-lost": "open",
	paid: secret,
	drew: secret,
	discarded: secret,
	tucked: ({ type, seat, under, card }, viewer) => ({
		type,
		seat,
		under,
		card: seat === viewer ? card : null
	}),
	produced: "open",
	"price-revealed": "open",
	sold: "open",
	"customs-good-received": "open",
	"mayor-drew": secret,
	"mayor-kept": secret,
	"gold-mine-revealed": "open",
	"goldsmith-revealed": "open",
	"deck-reshuffled": "open",
	"game-ended": "open"
};

//#endregion
//#region packages/game-san-juan/src/state-shape.ts
const count = integer(0, 1e6);
const seat = integer(0, 3);
const card = oneOf(BUILDING_IDS);
const cards = list(card, 200);
const bySeat = (shape) => list(shape, 4);
const phase = {
	id: count,
	picker: seat,
	library: truth,
	turn: count
};
const frame = tagged("kind", {
	game: {
		id: count,
		loose: nullable(count)
	},
	draft: {
		id: count,
		kept: bySeat(nullable(cards))
	},
	round: {
		id: count,
		step: oneOf([
			"supplier",
			"tuck",
			"hand-limit",
			"roles"
		]),
		libraryUsed: truth
	},
	supplier: {
		id: count,
		turn: count
	},
	tuck: {
		id: count,
		chapel: bySeat(truth),
		bank: bySeat(truth),
		put: bySeat(count)
	},
	"hand-limit": {
		id: count,
		laid: bySeat(cards)
	},
	"builder-phase": phase,
	payment: {
		id: count,
		seat,
		building: card,
		due: count,
		goods: count,
		paid: count
	},
	"producer-phase": phase,
	"trader-phase": {
		...phase,
		open: truth,
		sold: truth,
		selling: list(oneOf(GOOD_IDS), 12)
	},
	"mayor-phase": {
		...phase,
		step: oneOf([
			"customs",
			"draw",
			"keep",
			"discard"
		]),
		drawn: cards,
		least: count,
		most: count,
		discarded: count
	},
	"prospector-phase": {
		...phase,
		step: oneOf([
			"privilege",
			"gold-mine",
			"goldsmith"
		])
	}
});
const slot = fields({
	building: card,
	good: nullable(card),
	under: cards,
	fresh: truth
});
const player = fields({
	hand: cards,
	city: list(slot, 12),
	chapel: cards,
	bank: cards,
	harbor: cards
});
const { expansion, startingHand, customsHouseFigures, governor } = optionsSchema.fields;
const stateShape = fields({
	rng: randomShape,
	stack: list(frame, 10),
	frames: count,
	exposed: count,
	options: fields({
		expansion: oneOf(expansion.values),
		startingHand: oneOf(startingHand.values),
		customsHouseFigures: oneOf(customsHouseFigures.values),
		governor: oneOf(governor.values)
	}),
	players: bySeat(player),
	deck: cards,
	discard: cards,
	cathedral: truth,
	prices: list(oneOf(PRICE_CARD_IDS), 5),
	traderPhases: count,
	governor: seat,
	round: count,
	picked: list(oneOf(ROLE_IDS), 5),
	turnedUp: cards
});

//#endregion
//#region packages/game-san-juan/src/view.ts
function view(state, viewer) {
	const over = state.stack.length === 0;
	return {
		viewer,
		options: { ...state.options },
		players: state.players.map((_, seat) => viewPlayer(state, seat, viewer, over)),
		deck: state.deck.length,
		discard: state.discard.length,
		cathedral: state.cathedral,
		prices: state.prices.map((card, i) => i < state.traderPhases ? card : null),
		priceCard: state.stack.some((frame) => frame.kind === "trader-phase" && frame.open) ? priceCardOf(state) : null,
		traderPhases: state.traderPhases,
		governor: state.governor,
		round: state.round,
		picked: state.picked.slice(),
		turnedUp: state.turnedUp.slice(),
		stack: state.stack.map((frame) => viewFrame(state, frame, viewer)),
		frames: state.frames,
		placings: state.stack.length === 0 ? standings(state) : null
	};
}
function viewPlayer(state, seat, viewer, over) {
	const { hand, city, chapel, bank, harbor } = playerAt(state, seat);
	const own = seat === viewer;
	return {
		hand: own ? hand.slice() : hand.length,
		city: city.map(viewPlace),
		chapel: own ? chapel.slice() : null,
		bank: own ? bank.slice() : null,
		bankUsed: bank.length > 0,
		harbor: own ? harbor.length : null,
		tucked: own || over ? tuckedCards(state, seat) : null
	};
}
function viewPlace({ building, good, under, fresh }) {
	return {
		building,
		good: good !== null,
		under: under.slice(),
		fresh
	};
}
function viewFrame(state, frame, viewer) {
	const { id } = frame;
	switch (frame.kind) {
		case "game": return {
			kind: frame.kind,
			id,
			loose: frame.loose
		};
		case "draft": return {
			kind: frame.kind,
			id,
			kept: frame.kept.map((cards, seat) => cards && viewCards(cards, seat === viewer))
		};
		case "round": return {
			kind: frame.kind,
			id,
			step: frame.step,
			libraryUsed: frame.libraryUsed
		};
		case "supplier": return {
			kind: frame.kind,
			id,
			turn: frame.turn
		};
		case "tuck": return {
			kind: frame.kind,
			id,
			chapel: frame.chapel.slice(),
			bank: frame.bank.slice(),
			put: frame.put.slice()
		};
		case "hand-limit": return {
			kind: frame.kind,
			id,
			laid: frame.laid.map((cards, seat) => viewCards(cards, seat === viewer))
		};
		case "payment": {
			const { kind, seat, building, due, goods, paid } = frame;
			return {
				kind,
				id,
				seat,
				building,
				due,
				goods,
				paid
			};
		}
		case "builder-phase":
		case "producer-phase": return {
			kind: frame.kind,
			id,
			picker: frame.picker,
			library: frame.library,
			turn: frame.turn
		};
		case "trader-phase": {
			const { kind, picker, library, turn, open, sold, selling } = frame;
			return {
				kind,
				id,
				picker,
				library,
				turn,
				open,
				sold,
				selling: selling.slice()
			};
		}
		case "mayor-phase": {
			const { kind, picker, library, turn, step, least, most, discarded } = frame;
			const looking = (picker + turn) % state.players.length === viewer;
			return {
				kind,
				id,
				picker,
				library,
				turn,
				step,
				drawn: viewCards(frame.drawn, looking),
				least,
				most,
				discarded
			};
		}
		case "prospector-phase": {
			const { kind, picker, library, turn, step } = frame;
			return {
				kind,
				id,
				picker,
				library,
				turn,
				step
			};
		}
	}
}
function viewCards(cards, own) {
	return own ? cards.slice() : cards.length;
}

//#endregion
//#region packages/game-san-juan/src/seats.ts
const SEATS = {
	min: 2,
	max: 4
};

//#endregion
//#region packages/game-san-juan/src/game.ts
const sanJuan = defineGame({
	id: "san-juan",
	rulesVersion: 2,
	seats: SEATS,
	options: optionsSchema,
	moveShape,
	reasons: REASONS,
	stateShape,
	layOut,
	flow: {
		game,
		draft: draftStart,
		round,
		supplier,
		tuck,
		"hand-limit": handLimit,
		"builder-phase": builderPhase,
		payment,
		"producer-phase": producerPhase,
		"trader-phase": traderPhase,
		"mayor-phase": mayorPhase,
		"prospector-phase": prospectorPhase
	},
	asks: {
		"keep-starting-hand": keepStartingHand,
		supplier: supplierAsk,
		tuck: tuckAsk,
		"hand-limit": handLimitAsk,
		"pick-role": pickRole,
		build,
		pay,
		produce,
		sell: sellAsk,
		harbor,
		"mayor-keep": mayorKeep,
		"mayor-discard": mayorDiscard,
		"gold-mine": goldMine,
		goldsmith
	},
	clone,
	view,
	events,
	secrets,
	guess,
	standings,
	ending: (state) => state.stack.length === 0 ? endingOf(state) : null,
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
//#region packages/bots/src/san-juan/worth.ts
const POWER = {
	"indigo-plant": 1,
	"sugar-mill": 1.4,
	"tobacco-storage": 2.4,
	"coffee-roaster": 2.8,
	"silver-smelter": 3.6,
	smithy: 1.8,
	"gold-mine": 1.9,
	archive: .5,
	"poor-house": 3,
	"black-market": 1.8,
	"trading-post": 1.4,
	well: 1,
	"market-stand": 1.4,
	crane: .3,
	tower: .5,
	chapel: 3,
	aqueduct: 1.5,
	carpenter: 4.5,
	prefecture: 4.8,
	"market-hall": 4,
	quarry: 6,
	library: 7.5,
	statue: 0,
	"victory-column": 0,
	hero: 0,
	"city-hall": 0,
	"triumphal-arch": 0,
	"guild-hall": 0,
	palace: 0,
	supplier: 1.5,
	"guard-room": .2,
	hut: .3,
	tavern: 1.5,
	park: .2,
	"customs-house": 4,
	bank: 1,
	harbor: 3.5,
	goldsmith: 1.5,
	residence: 0,
	cathedral: 0
};
const PLANTS_IN_USE = 4;
function progressOf(state) {
	let most = 0;
	for (const { city } of state.players) if (city.length > most) most = city.length;
	return most >= FIGURES.endBuildings ? 1 : (most - 1) / (FIGURES.endBuildings - 1);
}
function cardWorth(progress) {
	return 1.1 - .7 * progress;
}
function worthOf(state, seat, building, progress) {
	const { city } = state.players[seat];
	const scoring = SCORING.get(building);
	if (scoring !== void 0) return bonusOf(state, seat, city, scoring);
	const { kind } = BUILDINGS[building];
	let lasting = POWER[building] * (1 - progress);
	if (kind === "production") {
		const plants = plantsOf(city);
		if (plants > PLANTS_IN_USE) lasting *= PLANTS_IN_USE / (plants + 1);
	}
	return pointsOf(state.options, building) + lasting + served(city, building, 1 - progress);
}
const SCORING = /* @__PURE__ */ new Map();
const SERVED = /* @__PURE__ */ new Map();
for (const id of BUILDING_IDS) {
	const { power } = BUILDINGS[id];
	if (power === null) continue;
	if ("per" in power || "code" in power && power.code === "share-of-points") SCORING.set(id, power);
	if ("per" in power) SERVED.set(id, power.per);
	if ("price" in power && power.of === "production") SERVED.set(id, "plants");
}
function served(city, building, left) {
	let gain = 0;
	for (const place of city) {
		const by = SERVED.get(place.building);
		if (by !== void 0) gain += gainBy(by, city, building, left);
	}
	return gain;
}
function gainBy(by, city, building, left) {
	const { kind, group } = BUILDINGS[building];
	switch (by) {
		case "plants": return kind === "production" ? .2 * left : 0;
		case "city-building": return kind === "city" ? 1 : 0;
		case "production-building-and-kind": return kind !== "production" ? 0 : isInPlay(city, building) ? 1 : 2;
		case "monument": return group === "monument" ? 2 : 0;
		case "set-of-three":
		case "six-of-others": return 0;
	}
}
function bonusOf(state, seat, city, power) {
	if ("code" in power) return 4 + .25 * city.length;
	const free = Math.max(0, FIGURES.endBuildings - city.length - 1);
	switch (power.per) {
		case "city-building": return 1 + pointsFor(power, countOf(power.per, state, seat)) + .5 * free;
		case "monument": return pointsFor(power, countOf(power.per, state, seat)) + .2 * free;
		case "production-building-and-kind": return 1.7 * plantsOf(city) + .4 * free;
		case "set-of-three": return 3 + .2 * city.length;
		case "six-of-others": return 1.5 * countOf(power.per, state, seat);
	}
}
function plantsOf(city) {
	let plants = 0;
	for (const { building } of city) if (BUILDINGS[building].kind === "production") plants += 1;
	return plants;
}
function keepWorth(state, seat, card, progress) {
	const { city } = state.players[seat];
	if (BUILDINGS[card].kind === "city" && isInPlay(city, card)) return 0;
	const gain = worthOf(state, seat, card, progress) - costOf(state.options, card) * cardWorth(progress);
	return gain > 0 ? gain : .05 * gain;
}

//#endregion
//#region packages/bots/src/san-juan/roles.ts
const PRICE = meanPrices();
function meanPrices() {
	const sums = {
		indigo: 0,
		sugar: 0,
		tobacco: 0,
		coffee: 0,
		silver: 0,
		customs: 0
	};
	for (const card of PRICE_CARD_IDS) for (const good of Object.keys(sums)) sums[good] += PRICE_CARDS[card][good] / PRICE_CARD_IDS.length;
	return sums;
}
const GOOD_TO_COME = .7;
function roleWorth(state, seat, role, progress) {
	const seats = state.players.length;
	let others = 0;
	for (let other = 0; other < seats; other++) if (other !== seat) others += gainOf(state, other, role, progress, false);
	const against = others / (seats - 1);
	return gainOf(state, seat, role, progress, true) - (seats === 2 ? .9 : .6) * against;
}
function gainOf(state, seat, role, progress, picker) {
	const privilege = picker ? fullPrivilegeOf(state, seat) : 0;
	const card = cardWorth(progress);
	switch (role) {
		case "builder": return picker ? bestBuild(state, seat, progress, privilege) : likelyBuild(state, seat, progress);
		case "producer": return production(state, seat, privilege) * GOOD_TO_COME * card;
		case "trader": return sales(state, seat, privilege) * (1 - GOOD_TO_COME * .6) * card;
		case "mayor": return (mayorKeepOf(state, seat) + .15 * privilege * FIGURES.mayorPrivilege) * (card + .15);
		case "prospector": return (privilege + (isActive(state, seat, "gold-mine") ? .5 : 0)) * card;
	}
}
function bestBuild(state, seat, progress, privilege) {
	const { hand, city } = state.players[seat];
	let best = 0;
	for (const building of hand) {
		if (BUILDINGS[building].kind === "city" && isInPlay(city, building)) continue;
		const price = priceFor(state, seat, building, privilege);
		if (price > hand.length - 1) continue;
		const gain = worthOf(state, seat, building, progress) - (price + 1) * cardWorth(progress) + TEMPO;
		if (gain > best) best = gain;
	}
	return best;
}
const TEMPO = 1;
function priceFor(state, seat, building, privilege) {
	const change = priceChangeOf(cityAt(state, seat), BUILDINGS[building].kind);
	return Math.max(0, costOf(state.options, building) - privilege + change);
}
function likelyBuild(state, seat, progress) {
	const { hand } = state.players[seat];
	return hand.length < 2 ? .3 * hand.length : Math.min(2.2, .5 + .35 * hand.length) * (1 - .2 * progress);
}
function production(state, seat, privilege) {
	const city = cityAt(state, seat);
	const { count, sum } = dearestGoods(city, false, productionLimitOf(state, seat, privilege));
	return sum + 1.2 * drawsOf(city, "produced", count);
}
function sales(state, seat, privilege) {
	const city = cityAt(state, seat);
	const { count, sum } = dearestGoods(city, true, salesLimitOf(state, seat, privilege));
	return sum + 1.7 * drawsOf(city, "sold", count);
}
function dearestGoods(city, lying, limit) {
	const prices = [];
	for (const place of city) {
		const { kind, good } = BUILDINGS[place.building];
		if (good === null || !lying && kind !== "production") continue;
		if ((place.good !== null && place.good !== false) === lying) prices.push(PRICE[good]);
	}
	prices.sort((a, b) => b - a);
	let sum = 0;
	const count = Math.min(limit, prices.length);
	for (let i = 0; i < count; i++) sum += prices[i];
	return {
		count,
		sum
	};
}

//#endregion
//#region packages/bots/src/san-juan/features.ts
const POWERS = BUILDING_IDS.filter((id) => BUILDINGS[id].group === "power");
const POWER_INDEX = new Map(POWERS.map((id, index) => [id, index]));
const PLAIN = [
	"points",
	"points late",
	"buildings",
	"buildings late",
	"cards",
	"cards late",
	"goods",
	"goods late",
	"plants early",
	"plant value early",
	"best card",
	"best card late",
	"next to pick"
];
const features = {
	names: [...PLAIN, ...POWERS.map((id) => `${id} early`)],
	read(state, seat, out, at) {
		const progress = progressOf(state);
		const early = 1 - progress;
		const { hand, city } = state.players[seat];
		const points = pointsNow(state, seat);
		let goods = 0;
		let plants = 0;
		let value = 0;
		for (const place of city) {
			const { good, kind } = BUILDINGS[place.building];
			const power = POWER_INDEX.get(place.building);
			if (power !== void 0) out[at + PLAIN.length + power] = early;
			if (good === null) continue;
			if (place.good !== null) goods += PRICE[good];
			if (kind !== "production") continue;
			plants += 1;
			value += PRICE[good];
		}
		const best = bestCard(state, seat, hand, progress);
		const row = [
			points / 10,
			points / 10 * progress,
			city.length / 5,
			city.length / 5 * progress,
			hand.length / 5,
			hand.length / 5 * progress,
			goods / 5,
			goods / 5 * progress,
			Math.min(plants, 5) * .2 * early,
			Math.min(value, 10) * .1 * early,
			best / 5,
			best / 5 * progress,
			nextToPick(state, seat)
		];
		for (let i = 0; i < row.length; i++) out[at + i] = row[i];
	}
};
function pointsNow(state, seat) {
	const { chapel, bank, harbor } = state.players[seat];
	let points = 0;
	for (const from of pointsBySource(state, seat, chapel.length + bank.length + harbor.length)) points += from.points;
	return points;
}
function bestCard(state, seat, hand, progress) {
	const { city } = state.players[seat];
	let best = 0;
	for (let i = 0; i < hand.length; i++) {
		const card = hand[i];
		if (i > 0 && card === hand[i - 1]) continue;
		if (BUILDINGS[card].kind === "city" && isInPlay(city, card)) continue;
		const worth = worthOf(state, seat, card, progress);
		if (worth > best) best = worth;
	}
	return best;
}
function nextToPick(state, seat) {
	const seats = state.players.length;
	return 1 - (seat - (state.governor + state.picked.length) % seats + seats) % seats / seats;
}

//#endregion
//#region packages/bots/src/san-juan/rate.ts
function rate(state, { seat }, moves, ratings) {
	const progress = progressOf(state);
	for (let i = 0; i < moves.length; i++) ratings[i] = rateMove(state, seat, moves[i], progress);
}
function rateMove(state, seat, move, progress) {
	switch (move.type) {
		case "pick-role": return roleWorth(state, seat, move.role, progress) - (move.library === "save" ? .3 : 0);
		case "build": return buildWorth(state, seat, move.building, move.over, progress);
		case "pay-card":
		case "discard": return -keepWorth(state, seat, move.card, progress);
		case "pay-good": return -.5 * PRICE[move.good] * cardWorth(progress);
		case "produce": return productionWorth(state, seat, move.buildings);
		case "sell": return saleWorth(state, seat, move.goods, progress);
		case "keep":
		case "keep-starting-hand": return sum(state, seat, move.cards, progress) + .5 * move.cards.length;
		case "swap": return .6 * move.cards.length - sum(state, seat, move.cards, progress);
		case "tuck": return tuckWorth(state, seat, move.card, move.under, progress);
		case "tuck-good": return 1 - .01 * PRICE[move.good];
		case "turn-up": return 1;
		case "done": return .5;
		case "pass": return 0;
	}
}
function buildWorth(state, seat, building, over, progress) {
	const phase = state.stack[state.stack.length - 1];
	const place = over === null ? null : coveredPlace(state, seat, over);
	const { price } = priceOf(state, seat, phase, building, place);
	const hand = state.players[seat].hand.length;
	const money = last(state, progress) ? .05 : cardWorth(progress);
	let gain = worthOf(state, seat, building, progress) - price * money + .6;
	if (over !== null) gain -= worthOf(state, seat, over.building, progress) + 1.5 + (over.good ? .7 : 0);
	return gain - .1 * Math.max(0, price - hand + 2);
}
function last(state, progress) {
	return progress >= 1 || state.players.length > 0 && progress > .95;
}
function coveredPlace(state, seat, { building, good }) {
	return cityAt(state, seat).findIndex((place) => place.building === building && place.good !== null === good);
}
function productionWorth(state, seat, buildings) {
	let worth = .8 * drawsOf(cityAt(state, seat), "produced", buildings.length);
	for (const building of buildings) worth += .6 * PRICE[BUILDINGS[building].good];
	return worth;
}
function saleWorth(state, seat, goods, progress) {
	const card = state.prices[(state.traderPhases - 1) % state.prices.length];
	const { income, bonus } = incomeOf(state, seat, PRICE_CARDS[card], goods);
	let kept = 0;
	for (const good of goods) kept += PRICE[good];
	return (income + bonus - .5 * kept) * (cardWorth(progress) + .1);
}
function tuckWorth(state, seat, card, under, progress) {
	const hand = state.players[seat].hand.length;
	const scarce = hand <= 2 ? .5 : hand <= 3 ? .2 : 0;
	const gain = 1.5 - cardWorth(progress) - scarce * (1 - progress) - keepWorth(state, seat, card, progress) * .5;
	return under === "chapel" ? gain : gain - (progress < .8 ? 3 : 0);
}
function sum(state, seat, cards, progress) {
	let worth = 0;
	for (const card of cards) worth += keepWorth(state, seat, card, progress);
	return worth;
}

//#endregion
//#region packages/bots/src/san-juan/motives.ts
const BUILDING_MOTIVES = {
	production: "builds-a-plant",
	power: "builds-for-its-power",
	monument: "builds-for-points",
	six: "builds-for-the-end",
	cathedral: "builds-for-the-end"
};
const motives = [
	...new Set(Object.values(BUILDING_MOTIVES)),
	"builds-over",
	"picks-builder",
	"picks-producer",
	"picks-trader",
	"picks-mayor",
	"picks-prospector",
	"keeps-best-cards",
	"swaps-weak-cards",
	"produces-dearest",
	"sells-for-cards",
	"keeps-goods",
	"tucks-for-points",
	"tries-luck",
	"waits"
];
function motive(move) {
	switch (move.type) {
		case "build": return move.over === null ? BUILDING_MOTIVES[BUILDINGS[move.building].group] : "builds-over";
		case "pick-role": return `picks-${move.role}`;
		case "keep":
		case "keep-starting-hand": return "keeps-best-cards";
		case "swap": return move.cards.length > 0 ? "swaps-weak-cards" : null;
		case "produce": return "produces-dearest";
		case "sell": return move.goods.length > 0 ? "sells-for-cards" : "keeps-goods";
		case "tuck":
		case "tuck-good": return "tucks-for-points";
		case "turn-up": return "tries-luck";
		case "pass": return "waits";
		case "pay-card":
		case "pay-good":
		case "discard":
		case "done": return null;
	}
}

//#endregion
//#region packages/bots/src/san-juan/weights.ts
const weights = {
	points: 3.063,
	"points late": 3.074,
	buildings: .463,
	"buildings late": .121,
	cards: 1.472,
	"cards late": -.006,
	goods: 1.164,
	"goods late": -1.028,
	"plants early": -1.63,
	"plant value early": 1.814,
	"best card": .075,
	"best card late": .889,
	"next to pick": .375,
	"smithy early": .158,
	"gold-mine early": .539,
	"archive early": -.291,
	"poor-house early": 1.091,
	"black-market early": .348,
	"trading-post early": .252,
	"well early": .734,
	"market-stand early": .219,
	"crane early": .233,
	"tower early": -.228,
	"chapel early": -.897,
	"aqueduct early": -.23,
	"carpenter early": 1.104,
	"prefecture early": .985,
	"market-hall early": .86,
	"quarry early": 1.532,
	"library early": 1.686,
	"supplier early": .154,
	"guard-room early": -.304,
	"hut early": -.532,
	"tavern early": 1.128,
	"park early": -.206,
	"customs-house early": .905,
	"bank early": -.19,
	"harbor early": .528,
	"goldsmith early": .756
};

//#endregion
//#region packages/bots/src/san-juan/brain.ts
const sanJuanBrain = {
	game: sanJuan,
	judge: linearJudge(features, weights),
	features,
	rate,
	turnOf: turnsPlayed,
	horizon: 6,
	attentionTo: ({ ask }) => SMALL.has(ask.kind) ? "first-sight" : "search",
	motive,
	motives
};
const SMALL = /* @__PURE__ */ new Set([
	"pay",
	"hand-limit",
	"mayor-discard",
	"gold-mine",
	"goldsmith",
	"harbor",
	"produce",
	"supplier"
]);
function turnsPlayed(state) {
	const running = state.picked.length > 0 && state.stack.length > 2 ? 1 : 0;
	const perRound = state.players.length === 2 ? 3 : state.players.length;
	return (state.round - 1) * perRound + state.picked.length - running;
}

//#endregion
//#region packages/games/src/entry-of-frozen-rules.ts
const contract = 2;

//#endregion
export { sanJuanBrain as brain, contract, sanJuan as game };
