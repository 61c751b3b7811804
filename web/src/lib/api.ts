/** The REST part of the protocol. Every failure, including network errors, becomes a fault with a message. */
import type { Failure, Fault } from "./protocol";

const PATIENCE_MS = 20_000;

export class ApiError extends Error {
  readonly fault: Fault;
  readonly status: number;

  constructor(fault: Fault, status: number) {
    super(fault.what);
    this.name = "ApiError";
    this.fault = fault;
    this.status = status;
  }
}

export function faultOf(error: unknown): Fault {
  if (error instanceof ApiError) return error.fault;
  return { code: "internal", what: error instanceof Error ? error.message : String(error), rule: "", details: {} };
}

function isFailure(body: unknown): body is Failure {
  if (typeof body !== "object" || body === null || !("fault" in body)) return false;
  const { fault } = body;
  return typeof fault === "object" && fault !== null && "code" in fault && typeof fault.code === "string";
}

async function ask(path: string, how: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE_MS), ...how });
  } catch (error) {
    const what = error instanceof Error ? error.message : "The server cannot be reached.";
    throw new ApiError({ code: "offline", what, rule: "", details: {} }, 0);
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (isFailure(body)) throw new ApiError(body.fault, answer.status);
  throw new ApiError(withoutBody(answer.status), answer.status);
}

/** A proxy, or a server shutting down, answers without our body; the status has to do. */
function withoutBody(status: number): Fault {
  const codes: Record<number, string> = {
    404: "not-found",
    413: "too-large",
    429: "too-fast",
    502: "offline",
    503: "busy",
    504: "offline",
  };
  return {
    code: codes[status] ?? "internal",
    what: `The server answered with status ${status}.`,
    rule: "",
    details: {},
  };
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask(path, { headers: { accept: "application/json" } })).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await ask(path, {})).text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

export async function postText<T>(path: string, body: string): Promise<T> {
  const headers = { accept: "application/json", "content-type": "text/plain; charset=utf-8" };
  return (await (await ask(path, { method: "POST", headers, body })).json()) as T;
}
