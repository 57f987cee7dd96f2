import { chromium } from "playwright";
import { mkdirSync } from "node:fs";
const [,, who, ...list] = process.argv; const origin="http://localhost:4877", outdir="/tmp/cl-shots"; mkdirSync(outdir,{recursive:true});
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args:["--no-sandbox"] });
const widths=(process.env.W||"1280").split(",").map(Number), schemes=(process.env.S||"light").split(",");
let state; if(who!=="-"){const c=await b.newContext();const p=await c.newPage();await p.goto(origin+(who.startsWith("admin")?"/admin/login":"/login"));await p.fill("input[name=email]",who);await p.fill("input[name=password]","demonstration");await p.keyboard.press("Enter");await p.waitForURL(u=>!u.pathname.includes("login"),{timeout:15000}).catch(()=>{});state=await c.storageState();}
for(const w of widths)for(const s of schemes){const c=await b.newContext({...(state&&{storageState:state}),viewport:{width:w,height:w<500?780:w>1500?1080:860},colorScheme:s,reducedMotion:"reduce",javaScriptEnabled:!process.env.NOJS});const p=await c.newPage();p.on("pageerror",e=>console.log("ERR",e.message));p.on("console",m=>m.type()==="error"&&console.log("CON",m.text()));
for(const path of list){await p.goto(origin+path,{waitUntil:"load"});await p.waitForTimeout(800);
if(process.env.HOVER){const f=await p.locator(".chart-frame").boundingBox();if(f){await p.mouse.move(f.x+f.width*0.4,f.y+f.height*0.4);await p.mouse.move(f.x+f.width*0.41,f.y+f.height*0.42);await p.waitForTimeout(300);}}
const name=`${outdir}/${process.env.NOJS?"nojs-":""}${process.env.HOVER?"hover-":""}${path.replace(/^\//,"").replace(/[\/?=&]/g,"_").slice(0,60)}-${w}-${s}.png`;await p.screenshot({path:name,fullPage:!!process.env.FULL});
console.log(name,p.url().replace(origin,""),await p.evaluate(()=>{const f=document.querySelector(".chart-frame")?.getBoundingClientRect();return (document.documentElement.scrollWidth>innerWidth?"OVERFLOW ":"")+(f?`frame y=${f.y|0} h=${f.height|0} w=${f.width|0}`:"")}));}
await c.close();}
await b.close();
