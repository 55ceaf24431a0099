import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

/** Loaded into the product before itself: what it sends to the open internet goes to the receiver on this machine, so that no setting has to let it. */
https.request = ({ pathname }, options) => http.request(`http://127.0.0.1:${process.env.BENCH_RECEIVER}${pathname}`, options);
syncBuiltinESMExports();
