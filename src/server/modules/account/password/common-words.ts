/**
 * Words that passwords are made of most often, in lower case: hand-written, from what is widely known of leaked
 * passwords in English, Chinese (pinyin, numbers that sound like words), Japanese and Korean.
 */
export const COMMON_WORDS: readonly string[] = `
genkan xuanguan 玄关 玄關 玄関 현관 startpage homepage
password passwort passwd passw pass passcode passphrase motdepasse contrasena senha parola haslo mima mimima mypass mypassword
admin administrator root user guest login logon signin welcome hello letmein open opensesame sesame access enter secret private
default change changeme changeit temp temporary test testing tester demo sample example qwerty qwertz azerty system server master
computer internet network windows microsoft apple google android iphone samsung huawei xiaomi sony nokia facebook twitter youtube
instagram wechat weixin qq alibaba taobao baidu tencent github linux ubuntu oracle mysql postgres database backup support service
love loves lover iloveyou iloveu loveyou loveme mylove ilove youandme forever together baby babe honey sweet sweetheart sweetie
darling angel princess prince queen king kitty heart kiss kisses hugs friend friends family mother father mommy daddy mama papa
sister brother girl boy girls boys happy smile sunshine sunny rainbow flower flowers rose lily daisy butterfly star stars starlight
moon moonlight sun sky ocean sea summer winter spring autumn fall january february march april may june july august september
october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow morning night dragon monkey
tiger lion eagle falcon hawk wolf bear panda rabbit bunny horse pony dog dogs doggy puppy cat cats kitten mouse fish dolphin shark
snake spider phoenix unicorn chicken turtle shadow ghost ninja samurai warrior knight wizard magic merlin hunter ranger killer
soldier batman superman spiderman ironman hulk avatar pokemon pikachu naruto onepiece doraemon totoro goku vegeta starwars skywalker
yoda matrix trinity gandalf frodo hobbit potter harrypotter hogwarts hermione snoopy garfield mickey minnie disney barbie simba
football soccer baseball basketball hockey tennis golf rugby cricket volleyball swimming running racing liverpool arsenal chelsea
barcelona madrid juventus yankees cowboys lakers jordan michael michelle jessica jennifer jason joshua justin daniel david andrew
anthony matthew robert william thomas charles george james john joseph mark martin peter paul richard kevin steven stephen brian
alex alexander alexis amanda andrea angela anna ashley brandon charlie chris christian christina danielle diamond elizabeth emily
emma eric hannah harley heather jackson jasmine julia karen kelly kimberly laura lauren linda lisa maria maggie melissa natalie
nathan nicholas nicole oliver olivia patrick rachel rebecca ryan samantha samuel sarah sophie stephanie taylor tyler vanessa
victoria buster bailey ginger pepper cookie chocolate coffee cheese banana orange apples cherry peach lemon mango strawberry
blueberry pumpkin sugar candy butter pizza burger summertime silver golden gold purple yellow green blue black white red pink
orange1 mustang ferrari porsche mercedes corvette camaro harleydavidson honda toyota yamaha suzuki nissan thunder lightning storm
freedom liberty america american england london paris france germany berlin italy russia moscow china beijing shanghai taiwan
taipei hongkong japan tokyo korea seoul australia canada mexico brazil india jesus christ jesuschrist god godisgood heaven faith
hope grace blessed church bible music guitar piano rock metal metallica nirvana slipknot eminem beatles rockstar player gamer
games gaming minecraft fortnite roblox zelda mario nintendo playstation xbox warcraft starcraft counterstrike dota league legend
legends hacker hacked trustno trustme trust whatever nothing something anything everything nobody somebody myself lucky money
dollar million billion business company office work school college student teacher doctor police cheese123 asshole bitch fuck
fucker fuckyou fuckme fuckoff shit bullshit sexy sex pussy porn dick
woaini woaiwojia woaini1314 aini woaiziji wodemima wode zhongguo woshi woshishui nihao xiexie laopo laogong baobei baobao mama
baba xiaoming xiaohong wangyi zhangwei wangwei liwei liuwei wang zhang liu chen yang zhao huang zhou sun zhu lin qwe asd zxc aaa
admin888 5201314 520520 1314520 521521 520 521 1314 3344 5211314 7758521 7758258 168168 888888 666666 5120 2580 0000
aishiteru arigatou sakura hikari kawaii konnichiwa ohayou himawari tanaka suzuki yamada sato watanabe nippon nihon
sarang saranghae saranghaeyo annyeong hanguk daehan minguk daehanminguk gkgk dkssud tkfkd tkfkdgo qlalfqjsgh
密码 我爱你 管理员 你好 密碼 我愛你 パスワード あいしてる さくら 비밀번호 사랑해 안녕하세요 대한민국
`
  .trim()
  .split(/\s+/)
